"""HTTP and WebSocket over tables and their storage. docs/protocol.md is what it promises."""

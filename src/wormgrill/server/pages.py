"""The built page: its files, and its `index.html` for every other address that a browser asks for."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from wormgrill.table import Refused

FOREVER = "public, max-age=31536000, immutable"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Wormgrill</title>
<p>The page has not been built here. <code>make setup</code> builds it; the interface under <code>/api</code> works
without.</p>
"""


class Pages:
    """Serves one folder; nothing outside of it can be reached."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        file = self._file(path)
        if file is not None:
            return _file_answer(request, file, FOREVER if path.startswith("/assets/") else "no-cache")
        if path.startswith(("/api", "/assets/")) or not _wants_page(request):
            raise Refused("no_such_page", f"there is nothing at {path}")
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200)
        return _file_answer(request, index, "no-cache")

    def _file(self, path: str) -> Path | None:
        if "\0" in path or path.endswith("/"):
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None


def _wants_page(request: Request) -> bool:
    """Whether the page will do: for who asks for HTML, and for who takes anything (curl, whatever shows a preview of a
    link), unless the address looks like that of a file, which is missing then.
    """
    accepted = request.headers.get("accept", "*/*")
    return "text/html" in accepted or ("*/*" in accepted and "." not in request.url.path.rpartition("/")[2])


def _file_answer(request: Request, file: Path, cache: str) -> Response:
    """The file, or the compressed twin that the build has put beside it."""
    headers = {"Cache-Control": cache}
    twin = file.with_name(file.name + ".gz")
    if not twin.is_file():
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return FileResponse(twin, headers=headers, media_type=mimetypes.guess_type(file.name)[0])

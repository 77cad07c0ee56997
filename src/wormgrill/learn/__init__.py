"""How the champion learns: games against itself, targets corrected for luck, a small network, and the shipped files."""

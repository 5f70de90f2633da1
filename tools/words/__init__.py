"""The compiler of catalogues: Fluent files of `src/marsbox/words` become plain Python and plain TypeScript.

python -m tools.words              # what `make build` runs; writes only what has changed
"""

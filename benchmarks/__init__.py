"""Benchmarks: each module measures one room and registers its figures; `make bench` runs them all."""

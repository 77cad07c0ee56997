"""Simulation at scale, tournaments, ratings, reports: who is better, by how much, and how sure that is."""

"""Proves an archive of Cagnotte from docs/proof, with the standard library alone and no code of the service."""

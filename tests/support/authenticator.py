"""A passkey in software: it does what the chip in a phone does, for a page at an origin."""

from __future__ import annotations

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, made on first use."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = os.urandom(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def create(self, request: dict[str, Any]) -> dict[str, Any]:
        """Make the passkey, as `navigator.credentials.create` would."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(request["place"], PRESENT | VERIFIED | ATTESTED) + made
        return {
            "id": encoded(self.id),
            "client_data": encoded(self._client("webauthn.create", request["challenge"])),
            "attestation": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def get(self, request: dict[str, Any]) -> dict[str, Any]:
        """Sign a challenge, as `navigator.credentials.get` would."""
        self.count += 1
        data = self._data(request["place"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", request["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": encoded(self.id),
            "client_data": encoded(client),
            "authenticator_data": encoded(data),
            "signature": encoded(signature),
        }

    def _data(self, place: str, flags: int) -> bytes:
        assert urlsplit(self.origin).hostname == place, "a browser lets no page ask for another's passkeys"
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

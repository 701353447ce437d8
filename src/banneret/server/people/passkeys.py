"""Passkeys: checking what authenticators sign (WebAuthn).

A passkey is bound to the name under which the page was opened, so the same person can have one for each name of a
server. No attestation is asked for: which authenticator somebody uses is nobody's business.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from banneret.server.problems import Problem
from banneret.table.people.types import NewPasskey, UsedPasskey

ALGORITHMS: Final = (
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
)
"""With which a passkey may sign, the best first."""


class Place(NamedTuple):
    """Where the page was opened: the name that passkeys are bound to, and the origin browsers sign."""

    name: str
    origin: str


class _Challenge(msgspec.Struct, frozen=True):
    challenge: str


def place_of(origin: str | None, host: str, secure: bool) -> Place:
    """Where the page was opened, by an origin that has been checked."""
    found = origin or f"{'https' if secure else 'http'}://{host}"
    return Place(urlsplit(found).hostname or "", found)


def challenge_of(client_data: str) -> str:
    """The challenge that a browser has answered. Raises Problem."""
    try:
        found = msgspec.json.decode(base64url_to_bytes(client_data), type=_Challenge)
        return base64url_to_bytes(found.challenge).decode("ascii")
    except (ValueError, msgspec.MsgspecError, UnicodeDecodeError):
        raise _refused() from None


def registered(given: NewPasskey, challenge: str, place: Place) -> tuple[str, str, int]:
    """The id, the public key and the count of a new passkey. Raises Problem unless it was made for this."""
    try:
        response = AuthenticatorAttestationResponse(
            client_data_json=base64url_to_bytes(given.client_data),
            attestation_object=base64url_to_bytes(given.attestation),
        )
        found = verify_registration_response(
            credential=RegistrationCredential(id=given.id, raw_id=base64url_to_bytes(given.id), response=response),
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origin,
            supported_pub_key_algs=list(ALGORITHMS),
        )
    except Exception as error:  # the library raises many kinds for bytes that are not what they say
        raise _refused() from error
    key = bytes_to_base64url(found.credential_public_key)
    return bytes_to_base64url(found.credential_id), key, found.sign_count


def authenticated(given: UsedPasskey, challenge: str, place: Place, key: str, count: int) -> int:
    """The new count of a passkey that has signed a challenge. Raises Problem unless it has."""
    try:
        response = AuthenticatorAssertionResponse(
            client_data_json=base64url_to_bytes(given.client_data),
            authenticator_data=base64url_to_bytes(given.authenticator_data),
            signature=base64url_to_bytes(given.signature),
        )
        found = verify_authentication_response(
            credential=AuthenticationCredential(id=given.id, raw_id=base64url_to_bytes(given.id), response=response),
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
        )
    except Exception as error:  # the library raises many kinds for bytes that are not what they say
        raise _refused() from error
    return found.new_sign_count


def _refused() -> Problem:
    """One sentence for everything: what exactly is wrong would only help somebody who is guessing."""
    return Problem(403, "bad_passkey", "this passkey opens nothing here")

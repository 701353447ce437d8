"""What a connection at the table needs of a websocket, wherever that is open."""

from __future__ import annotations

from typing import Protocol

from starlette.types import Message
from starlette.websockets import WebSocketState


class Socket(Protocol):
    """What a connection needs of a websocket, which may be open at another node."""

    application_state: WebSocketState

    async def receive(self) -> Message:
        """The next message, or that the client has gone."""

    async def send_text(self, data: str) -> None:
        """Send a message."""

    async def close(self, code: int = 1000) -> None:
        """Close it."""

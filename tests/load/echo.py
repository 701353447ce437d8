"""The yardstick: a bare Starlette echo, run by uvicorn exactly as the table is."""

import sys

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from banneret.server.http.serve import address_of, listen, server_of


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    sys.stdout.write(f"Echo is at {address_of(listening)}/ (Ctrl-C stops it)\n")
    sys.stdout.flush()
    server_of(Starlette(routes=[WebSocketRoute("/ws", echo)]), ("127.0.0.1",)).run(sockets=[listening])

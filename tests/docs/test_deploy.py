"""What deploy/ starts can be started: its commands are the program's, and the files that it names are there."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator

import pytest
import yaml

from tests.docs.test_commands import ROOT, wrong

DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
VARIABLE = re.compile(r"\$\{\w+(?::\?[^}]*)?\}|%[Hi]")


def commands() -> Iterator[tuple[str, list[str]]]:
    """Where a command stands, and its words behind `banneret`."""
    yield "Dockerfile", json.loads(re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)[0])
    for file in sorted(DEPLOY.glob("*.yaml")):
        for name, service in yaml.safe_load(file.read_text("utf-8"))["services"].items():
            if "build" in service:
                yield f"{file.name} {name}", service["command"]
    for file in sorted(DEPLOY.glob("*.service")):
        line = re.findall(r"^ExecStart=(.*)$", file.read_text("utf-8").replace("\\\n", " "), re.MULTILINE)[0]
        program, *words = shlex.split(line)
        assert program.endswith("/bin/banneret")
        yield file.name, words


COMMANDS = dict(commands())


@pytest.mark.parametrize("where", COMMANDS)
def test_every_command_can_be_typed(where: str) -> None:
    words = [VARIABLE.sub("8440", word) for word in COMMANDS[where]]
    assert wrong("banneret", words, complete=True) == ""


def test_all_of_it_is_looked_at() -> None:
    assert set(COMMANDS) == {
        *("Dockerfile", "compose.yaml table", "banneret.service", "banneret-node@.service", "banneret-worker.service"),
        *(
            f"compose-cluster.yaml {name}"
            for name in ("node-one", "node-two", "node-three", "worker-one", "worker-two")
        ),
    }


def test_the_container_is_built_from_files_that_are_there() -> None:
    copied = [line.split()[1:-1] for line in re.findall(r"^COPY (?!--from).*$", DOCKERFILE, re.MULTILINE)]
    names = [name for line in copied for name in line]
    assert {"pyproject.toml", "setup.py", "src", "web", "requirements.txt"} <= set(names)
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_files_that_a_compose_file_mounts_are_there() -> None:
    mounted = re.findall(r"- \./(\S+?):", (DEPLOY / "compose-cluster.yaml").read_text("utf-8"))
    assert mounted == ["haproxy.cfg"]
    assert (DEPLOY / mounted[0]).is_file()

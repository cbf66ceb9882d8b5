"""The compose file says what `parlour` understands, and its services work together, here without containers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from parlour.cli.app import build
from parlour.cli.terminal import Terminal
from parlour.texts.voice import Voice
from tests.city import engines
from tests.city.deployed import DEPLOY
from tools.engines import program

ROOT = DEPLOY.parent
PORT = 8000
PASSWORD = "open sesame"
PATIENCE = 60.0
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "parlour"]


@pytest.mark.parametrize("name", OURS)
def test_parlour_understands_the_command_of_each_service(name: str) -> None:
    typed = [re.sub(r"\$\{\w+:\?\w*\}", "text", word) for word in SERVICES[name]["command"]]
    assert not any("$" in word for word in typed)
    build(Terminal(Voice("en"))).parse_args(typed, print_error=False, exit_on_error=False)


def test_the_proxy_knows_every_server() -> None:
    proxy = SERVICES["proxy"]
    servers = [name for name in OURS if SERVICES[name]["command"][0] == "serve"]
    assert len(servers) == 3
    assert proxy["environment"]["SERVERS"] == " ".join(f"server {name}:{PORT};" for name in servers)
    assert proxy["depends_on"] == servers
    assert re.findall(r"\$\{(\w+)\}", (DEPLOY / "nginx.conf").read_text()).count("SERVERS") == 2
    (mounted,) = proxy["volumes"]
    assert (DEPLOY / mounted.partition(":")[0]).is_file()


def test_the_proxy_is_believed_and_nobody_else() -> None:
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert f"--proxies={network['subnet']}" in SERVICES["house-1"]["command"]
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_whoever_starts_it_is_told_what_to_say() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    needed = set(re.findall(r"\$\{(\w+):\?\}", text))
    start = re.findall(
        r"^(?:#     )?((?:[A-Z_]+=\S+ )+)docker compose --file deploy/compose.yaml up", text, re.MULTILINE
    )
    assert [set(re.findall(r"(\w+)=", words)) for words in start] == [needed]
    assert f"{start[0]}docker compose --file deploy/compose.yaml up" in (ROOT / "docs" / "hosting.md").read_text()


def test_what_must_last_is_in_a_volume() -> None:
    mounted = [volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())]
    assert set(COMPOSE["volumes"]) == {name for name in mounted if not name.startswith(".")} == {"postgres"}


def test_services_wait_for_others_that_say_when_they_are_there() -> None:
    for service in SERVICES.values():
        for name in service.get("depends_on", ()):
            assert name in SERVICES
            if isinstance(service["depends_on"], dict):
                assert "healthcheck" in SERVICES[name]


def test_the_image_is_built_once_for_all_of_ours() -> None:
    assert SERVICES["house-1"]["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}
    assert [name for name, service in SERVICES.items() if "build" in service] == ["house-1"]
    assert SERVICES["thinker"]["init"] is True, "the first process of a container that handles no signal hears none"


def test_a_house_starts_with_its_command_and_the_checks_find_everybody_well(redis: engines.Redis) -> None:
    with engines.postgres() as postgres:
        lock_up(postgres)
        house, port = SERVICES["house-1"], engines.free_port()
        command = [*map(filled, house["command"]), f"--port={port}"]
        moved = {"postgres:5432/": f"127.0.0.1:{postgres.port}/", "redis:6379/": f"127.0.0.1:{redis.port}/"}
        for there, here in moved.items():
            assert sum(there in word for word in command) == 1
            command = [word.replace(there, here) for word in command]
        environment = {name: filled(value) for name, value in house["environment"].items()}
        with running(command, environment) as served:
            ends = time.monotonic() + PATIENCE
            while not well("house-1", port=port):
                assert served.poll() is None, "it has ended"
                assert time.monotonic() < ends, "its health check does not find it well"
                time.sleep(0.1)
        assert well("redis", "-p", str(redis.port))
        assert well("postgres", f"--port={postgres.port}")
    assert not well("postgres", f"--port={postgres.port}")


def filled(text: str) -> str:
    """With what whoever starts it all has to say."""
    return text.replace("${POSTGRES_PASSWORD:?}", PASSWORD).replace("${NAMES:?}", "play.example.org")


def lock_up(postgres: engines.Postgres) -> None:
    """As the container does, it has one user and one database, and lets nobody in without the password."""
    user = SERVICES["postgres"]["environment"]["POSTGRES_USER"]
    postgres.do(f"CREATE ROLE {user} LOGIN PASSWORD '{PASSWORD}'")
    postgres.do(f"CREATE DATABASE {user} OWNER {user}")
    rules = postgres.folder / "data" / "pg_hba.conf"
    rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
    postgres.do("SELECT pg_reload_conf()")


@contextmanager
def running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    house = subprocess.Popen([sys.executable, "-m", "parlour", *command], env={**os.environ, **environment})
    try:
        yield house
    finally:
        house.kill()
        house.wait()


def well(name: str, *options: str, port: int = PORT) -> bool:
    """What the health check of a service says, here where its port is another."""
    how, asking, *rest = SERVICES[name]["healthcheck"]["test"]
    assert how == "CMD"
    found = program(asking)
    assert found is not None, asking
    words = [word.replace(f":{PORT}/", f":{port}/") for word in rest]
    return subprocess.run([found, *options, *words], capture_output=True, check=False).returncode == 0


def test_what_the_image_installs_is_locked() -> None:
    """Every package of `parlour[city]` is in its lock, and what a single house needs too has the same version there."""
    pinned = {name: dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock(name), re.MULTILINE)) for name in ("city", "runtime")}
    assert {"asyncpg", "redis"} <= set(pinned["city"])
    assert {name: pinned["city"][name] for name in pinned["runtime"]} == pinned["runtime"]


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()

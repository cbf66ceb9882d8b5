"""The engines of the tests: each starts, stops, dies and comes back where it was."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.request import urlopen

from tests.city import engines

PLAIN = """
worker_processes 1;
error_log stderr;
pid nginx.pid;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server { listen 127.0.0.1:PORT; location / { return 200 "TEXT"; } }
}
"""


def said(redis: engines.Redis, command: str) -> str:
    with socket.create_connection(("127.0.0.1", redis.port), 5) as asking:
        asking.sendall(f"{command}\r\n".encode())
        return asking.recv(64).decode().strip()


def test_postgresql_keeps_what_it_was_told_however_it_ends(postgres: engines.Postgres) -> None:
    postgres.do("CREATE TABLE cups (number int)")
    for end in (postgres.stop, postgres.kill):
        postgres.do("INSERT INTO cups VALUES (1)")
        end()
        assert not postgres.ready()
        postgres.start()
    assert postgres.do("SELECT sum(number) FROM cups").strip() == "2"
    assert postgres.do("SHOW fsync").strip() == "on"
    postgres.do("DROP TABLE cups")


def test_a_database_is_a_copy_of_its_template(postgres: engines.Postgres) -> None:
    postgres.create("first_house")
    postgres.do("CREATE TABLE cups (number int)", "first_house")
    postgres.create("second_house", "first_house")
    assert postgres.do("SELECT count(*) FROM cups", "second_house").strip() == "0"
    for name in ("first_house", "second_house"):
        postgres.drop(name)


def test_a_frozen_postgresql_answers_when_it_thaws(postgres: engines.Postgres) -> None:
    with postgres.frozen():
        pass
    assert postgres.do("SELECT 1").strip() == "1"


def test_redis_killed_and_started_again_is_empty_on_the_same_port(redis: engines.Redis) -> None:
    assert said(redis, "SET cup tea") == "+OK"
    redis.kill()
    assert not redis.ready()
    redis.start()
    assert said(redis, "GET cup") == "$-1"


def test_nginx_answers_by_its_configuration() -> None:
    engines.need_engines()
    port = engines.free_port()
    with engines.nginx(PLAIN.replace("PORT", str(port)).replace("TEXT", "tea"), port) as nginx:
        with urlopen(f"http://127.0.0.1:{port}/") as answer:
            assert answer.read() == b"tea"
        nginx.stop()
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/"):
            raise AssertionError("it has stopped")

"""The files in `deploy/`, filled in for this computer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
AROUND = """
worker_processes 1;
pid nginx.pid;
events { worker_connections 4096; }
http {
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  %s
}
"""
"""What Debian and nginx's own container have around the files of `conf.d`, as far as it matters."""


def proxy(port: int, servers: Sequence[str]) -> str:
    """The proxy's configuration for servers at these addresses."""
    lines = " ".join(f"server {re.sub('^https?://', '', address)};" for address in servers)
    shipped = (DEPLOY / "nginx.conf").read_text()
    return AROUND % shipped.replace("${PORT}", f"127.0.0.1:{port}").replace("${SERVERS}", lines)

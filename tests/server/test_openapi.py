"""The description at /openapi.json: it tells of every route, and schemathesis finds that it tells the truth."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from anyio.from_thread import start_blocking_portal
from hypothesis import settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.routing import Route

from parlour.server.app import app
from parlour.server.door import openapi
from parlour.server.door.limits import Limits, Rate
from parlour.server.hall.guests import COOKIE
from tests.server.visitors import open_house

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
FREE = Rate(1_000_000, 0.000_001)
OPEN_TO_ALL = Limits(requests=FREE, newcomers=FREE, tables=FREE, tables_by_address=FREE, tables_a_day=1_000_000)
FEW = settings(max_examples=20, derandomize=True, deadline=None)

described = schemathesis.pytest.from_fixture("description")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with (
        start_blocking_portal("asyncio", {"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(open_house(tmp_path_factory.mktemp("house"), limits=OPEN_TO_ALL)) as address,
    ):
        yield address


@pytest.fixture(scope="module")
def description(house: str) -> Any:
    """As it is served, with one game on the shelf: every option of every game would take long."""
    served = httpx.get(f"{house}/openapi.json", verify=False).json()
    del served["components"]["schemas"]["OpenTable"]["properties"]["game"]["anyOf"][1:]
    schema = schemathesis.openapi.from_dict(served)
    schema.config.update(base_url=house)
    return schema


def test_every_route_is_described_and_on_the_page(tmp_path: Path) -> None:
    routes = [route for route in app(tmp_path).routes if isinstance(route, Route)]
    assert {route.name for route in routes} == set(openapi.OPERATIONS)
    paths = json.loads(openapi.WRITTEN)["paths"]
    for route in routes:
        for method in (route.methods or set()) - {"HEAD"}:
            assert paths[route.path][method.lower()]["operationId"] == route.name
            assert f"`{method} {route.path}`" in PAGE


@described.parametrize()
@FEW
def test_the_house_does_what_is_described(case: schemathesis.Case[Any]) -> None:
    """That a body can be read does not mean that its name can be seen, or that its seats suit its game."""
    case.call_and_validate(excluded_checks=[positive_data_acceptance] if case.operation.body else [])


def test_what_an_answer_leads_to_is_as_described(description: Any) -> None:
    """Whoever comes with a promise opens a table, and asks for its recording."""
    statuses: set[tuple[str, int]] = set()

    class Visit(description.as_state_machine()):  # type: ignore[misc]
        def get_call_kwargs(self, case: schemathesis.Case[Any]) -> dict[str, Any]:
            return {"cookies": {COOKIE: "a" * 32}}

        def validate_response(self, response: Any, case: schemathesis.Case[Any], **given: Any) -> None:
            statuses.add((case.operation.label, response.status_code))
            case.validate_response(response, excluded_checks=[positive_data_acceptance])

    Visit.run(settings=settings(FEW, max_examples=80, stateful_step_count=8))
    assert ("POST /api/tables", 201) in statuses

"""An account joins the devices of one person: by a passkey that the browser makes, and by a link that works once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.harness import running_in_thread
from tests.services import free_port

OPEN_A_TABLE = """async () => {
  const seats = [{ kind: 'person', name: 'Anika' }, { kind: 'open' }];
  const headers = { 'Content-Type': 'application/json', 'X-Wormgrill': '1' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ seats }) });
  return (await answer.json()).table;
}"""
MY_TABLES = "async () => (await (await fetch('/api/my/tables')).json()).tables.map(({ table }) => table)"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a name: browsers make no passkeys for a number."""
    port = free_port()
    address = f"sqlite:///{tmp_path_factory.mktemp('account') / 'tables.db'}"
    with running_in_thread(address, port=port, base_url=f"http://localhost:{port}") as server:
        yield server.base


@pytest.fixture
def page(chromium: Browser, base: str) -> Iterator[Page]:
    """A browser with a device that makes passkeys and finds its owner always there."""
    context = chromium.new_context(locale="en")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    abilities = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    options = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True, **abilities}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto(f"{base}/account")
    yield page
    context.close()


def as_a_new_device(page: Page, address: str) -> None:
    """The server knows nothing of this browser any more; its authenticator is the same."""
    page.context.clear_cookies()
    page.goto("about:blank")
    page.goto(address)


def test_a_passkey_brings_another_device_to_the_same_tables(page: Page, base: str) -> None:
    table = page.evaluate(OPEN_A_TABLE)
    page.get_by_role("button", name="Add a passkey").click()
    remove = page.get_by_role("listitem").get_by_role("button")
    expect(remove).to_have_count(1)
    as_a_new_device(page, f"{base}/account")
    assert page.evaluate(MY_TABLES) == []
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(remove).to_have_count(1)
    assert page.evaluate(MY_TABLES) == [table]
    remove.click()
    expect(remove).to_have_count(0)
    as_a_new_device(page, f"{base}/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate(MY_TABLES) == []


def test_a_link_works_once(page: Page, base: str) -> None:
    table = page.evaluate(OPEN_A_TABLE)
    page.locator("button.primary").click()
    link = page.get_by_role("textbox").input_value()
    assert link.startswith(f"{base}/account#")
    as_a_new_device(page, link)
    expect(page.get_by_role("status")).to_be_visible()
    assert page.evaluate(MY_TABLES) == [table]
    assert "#" not in page.url
    as_a_new_device(page, link)
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate(MY_TABLES) == []

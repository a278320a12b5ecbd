from tests.web.conftest import *
from tests.web.test_text_mode import *
import pytest
@pytest.mark.parametrize("mode",[as_text, at_once])
def test_d(page, context, mode):
    mode(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    page.wait_for_selector("[data-prompt][data-asked]")
    page.evaluate("""() => { const q = document.querySelector; document.querySelector = function(s){ (window.qs??=[]).push(s); return q.call(document,s)};
      const d = Object.getOwnPropertyDescriptor(Event.prototype,'defaultPrevented'); Object.defineProperty(Event.prototype,'defaultPrevented',{get(){ (window.qs??=[]).push('dp '+d.get.call(this)+this.ctrlKey+this.altKey+this.metaKey+this.key); return d.get.call(this)}})}""")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(200)
    print(page.evaluate("[window.qs, document.activeElement.tagName]"))

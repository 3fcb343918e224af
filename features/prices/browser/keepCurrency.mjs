/**
 * Chooses the currency that a visitor chose before, in each switch as soon as the browser reads it, so that the
 * first drawing of the page has it. Stores a choice only when a visitor makes one.
 */
export function keepCurrency(name) {
  const getChoice = (element) => element.parentElement?.dataset.currencyChoice;
  let chosen;
  try {
    chosen = localStorage.getItem(name);
  } catch {}
  const apply = () => {
    for (const radio of document.querySelectorAll('[data-currency-choice] input'))
      if (getChoice(radio) === chosen && !radio.checked) radio.checked = true;
  };
  if (chosen) {
    const observer = new MutationObserver(apply);
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      apply();
    });
  }
  addEventListener('change', ({ target }) => {
    const choice = getChoice(target);
    if (!choice) return;
    chosen = choice;
    apply();
    try {
      localStorage.setItem(name, choice);
    } catch {}
  });
  // Other tabs, and switches that the browser shows again as they were.
  addEventListener('pageshow', () => {
    try {
      chosen = localStorage.getItem(name);
    } catch {}
    apply();
  });
}

/** Runs on pages with lists that visitors search: shows the search field, and says how many entries are found. */
export function filterEntries() {
  const simplify = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const area of document.querySelectorAll('[data-directory]')) {
    const { found, none } = area.dataset;
    const entries = [...area.querySelectorAll('[data-entry]')];
    const texts = entries.map((entry) => simplify(entry.textContent));
    const field = area.querySelector('[data-search]');
    const input = field?.querySelector('input');
    const status = area.querySelector('[role="status"]');
    const update = () => {
      const words = simplify(input?.value ?? '')
        .split(/\s+/)
        .filter(Boolean);
      area.toggleAttribute('data-searching', words.length > 0);
      for (const [index, entry] of entries.entries())
        entry.hidden = !words.every((word) => texts[index].includes(word));
      const isFiltered = words.length > 0 || area.querySelector('[value*="-"]:checked') !== null;
      const shown = entries.filter((entry) => entry.getClientRects().length > 0).length;
      status.textContent = isFiltered
        ? (shown > 0 ? found : none).replace('{shown}', shown).replace('{all}', entries.length)
        : '';
    };
    if (field) field.hidden = false;
    area.addEventListener('input', update);
    update();
    // A browser that returns to the page fills in what was there.
    addEventListener('pageshow', update);
  }
}

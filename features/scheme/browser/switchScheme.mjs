/**
 * Shows the colour scheme that a visitor chose, before the page is first drawn: it replaces the condition
 * `prefers-color-scheme` of the page's styles, pictures and theme colours, and sets `color-scheme`, which
 * frames and SVG images follow.
 */
export function switchScheme(name, initial) {
  const root = document.documentElement;
  const options = ['light', 'dark', 'system'];
  // What has a condition, with its original text.
  const conditions = new Map();
  const seen = new WeakSet();
  let choice = initial;
  let shown = 'system';

  function read() {
    try {
      const saved = localStorage.getItem(name);
      choice = options.includes(saved) ? saved : initial;
    } catch {}
  }

  function add(target, property) {
    const text = target[property] ?? '';
    if (text.includes('prefers-color-scheme') && !conditions.has(target)) {
      conditions.set(target, [property, text]);
      apply(target);
    }
  }

  function apply(target) {
    const [property, text] = conditions.get(target);
    const replace = (media, scheme) =>
      media.replaceAll(
        `(prefers-color-scheme: ${scheme})`,
        shown === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
      );
    const media = shown === 'system' ? text : replace(replace(text, 'light'), 'dark');
    // An equal text would have the browser load the picture or compute the styles again.
    if (target[property] !== media) target[property] = media;
  }

  function addRules(rules) {
    for (const rule of rules) {
      if (rule.media) add(rule.media, 'mediaText');
      if (rule.cssRules) addRules(rule.cssRules);
    }
  }

  function collect() {
    for (const sheet of document.styleSheets) {
      if (seen.has(sheet)) continue;
      try {
        addRules(sheet.cssRules);
        seen.add(sheet);
      } catch {
        // Not loaded yet, or from another origin.
      }
    }
    for (const element of document.querySelectorAll('source[media],meta[media]'))
      add(element, 'media');
  }

  function show(scheme) {
    shown = scheme;
    root.style.colorScheme = scheme === 'system' ? '' : scheme;
    if (scheme !== 'system') collect();
    for (const target of conditions.keys()) apply(target);
  }

  function update() {
    root.dataset.scheme = choice;
    for (const input of document.querySelectorAll('[data-scheme-choice] input'))
      input.checked = input.value === choice;
    show(choice);
  }

  read();
  update();
  // What comes later: the rest of the page, styles of islands, an update in `dev`.
  new MutationObserver(() => {
    if (shown !== 'system') collect();
  }).observe(document, { childList: true, subtree: true });
  addEventListener('load', () => shown !== 'system' && collect(), true);
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener('change', ({ target }) => {
    if (!target.matches('[data-scheme-choice] input')) return;
    choice = target.value;
    try {
      localStorage.setItem(name, choice);
    } catch {}
    update();
  });
  // Another tab, or a page that comes back from the history.
  for (const event of ['storage', 'pageshow'])
    addEventListener(event, () => {
      read();
      update();
    });
  // Paper is light.
  addEventListener('beforeprint', () => show('light'));
  addEventListener('afterprint', () => show(choice));
}

/**
 * Runs on pages with held scripts: asks the visitor, starts the scripts that the visitor agreed to, and
 * adds a link to the footer with which the choice can be changed. head.ts inserts the settings.
 */
export function askForConsent({ texts, services, categories, base, privacy, css }) {
  const root = document.documentElement;
  const key = `consent ${base}`;
  const hasSignal = !!navigator.globalPrivacyControl;
  // Who agreed to a category did not agree to a service that was in another one.
  const names = services.map(([name, category]) => `${category} ${name}`);
  let banner;
  let choice = read();

  const isAllowed = ([, category], index) =>
    choice.agreed.includes(category) && choice.asked.includes(names[index]);

  /** Returns the stored choice; without one, or for one that is a year old, that of nothing. */
  function read() {
    try {
      const stored = JSON.parse(localStorage.getItem(key));
      // The signal of the browser replaces an earlier choice, but not a later one.
      if (Date.now() - stored.date < 31536e6 && stored.hasSignal >= hasSignal) return stored;
    } catch {}
    return { agreed: [], asked: [], date: 0 };
  }

  /** Starts what is allowed, removes what other services have stored, and tells other scripts. */
  function apply() {
    root.dataset.consent = choice.agreed.join(' ');
    const kept = services.filter(isAllowed);
    // Services of one company share cookies.
    forget((name) => services.some(stores(name)) && !kept.some(stores(name)));
    for (const [name] of kept)
      for (const held of document.querySelectorAll(`[data-held="${name}"]`))
        held.replaceWith(create('script', { src: held.dataset.src }));
    document.dispatchEvent(new Event('consent'));
  }

  /** Returns a function that returns whether a service stores something under a name. */
  function stores(name) {
    return ([, , pattern]) => new RegExp(`^(${pattern})$`).test(name);
  }

  function forget(isGone) {
    const labels = location.hostname.split('.');
    const domains = labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`);
    for (const cookie of document.cookie.split('; ')) {
      const [name] = cookie.split('=');
      if (isGone(name))
        for (const domain of ['', ...domains]) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
          document.cookie = `${name}=;max-age=0;path=/${domain}`;
        }
    }
    try {
      for (const store of [localStorage, sessionStorage])
        for (const name of Object.keys(store)) if (isGone(name)) store.removeItem(name);
    } catch {}
  }

  function save(agreed) {
    const made = { agreed, asked: names, date: Date.now(), hasSignal };
    try {
      localStorage.setItem(key, JSON.stringify(made));
    } catch {}
    update(made);
  }

  function update(made) {
    const isWithdrawn = choice.agreed.some((category) => !made.agreed.includes(category));
    choice = made;
    close();
    apply();
    // Only a new page is without the scripts that run.
    if (isWithdrawn) location.reload();
  }

  /** Follows a choice that was made in another tab, or on a later page before the visitor went back. */
  function follow() {
    const stored = read();
    if (stored.date !== choice.date) update(stored);
  }

  function create(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  const button = (text, onclick) => create('button', { type: 'button', onclick }, text);

  function describe(text) {
    // Pages of a language link to the translation, if there is one.
    const href =
      privacy.find((address) => document.querySelector(`a[href="${address}"]`)) || privacy.at(-1);
    return create('p', {}, text, ' ', href ? create('a', { href }, texts.policy) : '');
  }

  const createButtons = () => [
    button(texts.reject, () => save([])),
    button(texts.accept, () => save(categories.map(([name]) => name))),
  ];

  function open() {
    const boxes = categories.map(([name]) =>
      create('input', { type: 'checkbox', name, checked: choice.agreed.includes(name) }),
    );
    const dialog = create(
      'dialog',
      { className: 'consent', onclose: () => dialog.remove(), ariaLabel: texts.title },
      create('h2', {}, texts.title),
      describe(hasSignal ? texts.signal : texts.text),
      ...categories.map(([, label, titles], index) =>
        create('label', {}, boxes[index], create('b', {}, label), create('small', {}, titles)),
      ),
      create(
        'div',
        {},
        ...createButtons(),
        button(texts.save, () => save(boxes.filter((box) => box.checked).map((box) => box.name))),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  }

  function close() {
    document.querySelector('dialog.consent')?.close();
    if (!banner) return;
    banner.remove();
    banner = undefined;
    makeRoom('');
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  function ask() {
    banner = create(
      'section',
      { className: 'consent', ariaLabel: texts.title },
      describe(texts.text),
      create('div', {}, ...createButtons(), button(texts.choose, open)),
    );
    document.body.prepend(banner);
    new ResizeObserver(() => banner && makeRoom(`${banner.offsetHeight}px`)).observe(banner);
  }

  /** Lets the end of the page, and what has the focus, be above the banner. */
  function makeRoom(height) {
    root.style.scrollPaddingBottom = document.body.style.paddingBottom = height;
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const link = button(texts.change, open);
  link.className = 'consent-link';
  const list = [...document.querySelectorAll('body > footer ul')].at(-1);
  if (list) list.append(create('li', {}, link));
  else document.body.append(link);
  apply();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  if (!hasSignal && names.some((name) => !choice.asked.includes(name))) ask();
}

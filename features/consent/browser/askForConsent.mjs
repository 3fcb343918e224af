/**
 * Runs on pages with held scripts: asks the visitor, starts the scripts that the visitor agreed to, and
 * adds a link to the footer with which the choice can be changed. head.ts inserts the settings.
 */
export function askForConsent({ texts, services, categories, base, privacy, css }) {
  const root = document.documentElement;
  const key = `consent ${base}`;
  const hasSignal = !!navigator.globalPrivacyControl;
  const names = services.map(([name]) => name);
  let banner;
  let choice = read();

  const isAllowed = ([name, category]) =>
    choice.agreed.includes(category) && choice.asked.includes(name);

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
    return ([, , , pattern]) => new RegExp(`^(${pattern})$`).test(name);
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
    const isWithdrawn = choice.agreed.some((category) => !agreed.includes(category));
    choice = { agreed, asked: names, date: Date.now(), hasSignal };
    try {
      localStorage.setItem(key, JSON.stringify(choice));
    } catch {}
    close();
    apply();
    // Only a new page is without the scripts that run.
    if (isWithdrawn) location.reload();
  }

  function create(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  const button = (textContent, onclick) =>
    create('button', { type: 'button', textContent, onclick });

  function describe(text) {
    // Pages of a language link to the translation, if there is one.
    const href =
      privacy.find((address) => document.querySelector(`a[href="${address}"]`)) || privacy.at(-1);
    return create('p', {}, text, ' ', href ? create('a', { href, textContent: texts.policy }) : '');
  }

  const createButtons = () => [
    button(texts.reject, () => save([])),
    button(texts.accept, () => save(categories)),
  ];

  function open() {
    const boxes = categories.map((name) =>
      create('input', { type: 'checkbox', name, checked: choice.agreed.includes(name) }),
    );
    const dialog = create(
      'dialog',
      { className: 'consent', onclose: () => dialog.remove(), ariaLabel: texts.title },
      create('h2', { textContent: texts.title }),
      describe(hasSignal ? texts.signal : texts.text),
      ...boxes.map((box) =>
        create(
          'label',
          {},
          box,
          create('b', { textContent: texts[box.name] }),
          create('small', {
            textContent: services
              .filter(([, category]) => category === box.name)
              .map(([, , title]) => title)
              .join(', '),
          }),
        ),
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
    root.style.removeProperty('--consent');
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
    // What has the focus must not be below the banner.
    new ResizeObserver(() => {
      if (banner) root.style.setProperty('--consent', `${banner.offsetHeight}px`);
    }).observe(banner);
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
  if (!hasSignal && names.some((name) => !choice.asked.includes(name))) ask();
}

/**
 * Runs on pages with frames of other services: adds a box to each with which visitors may always show the
 * frames of a service, and shows those that they want to see, or agreed to, without a click.
 */
export function showFrames(base) {
  const key = `frames ${base}`;
  const areas = [...document.querySelectorAll('[data-remember]')];

  /** Returns the origins whose frames the visitor wants to see. */
  function read() {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? [];
    } catch {
      return [];
    }
  }

  function save(origins) {
    try {
      if (origins.length > 0) localStorage.setItem(key, JSON.stringify(origins));
      else localStorage.removeItem(key);
    } catch {}
  }

  function addBox(area) {
    const { frame, remember } = area.dataset;
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = frame;
    box.checked = read().includes(frame);
    const label = document.createElement('label');
    label.className = 'frame-choice';
    label.append(box, remember);
    area.after(label);
    box.addEventListener('change', () => {
      const others = read().filter((origin) => origin !== frame);
      save(box.checked ? [...others, frame] : others);
      if (box.checked) show();
      // Only a new page is without the frames that are there.
      else if (areas.some((each) => each.dataset.frame === frame && each.querySelector('iframe')))
        location.reload();
      for (const other of document.querySelectorAll('.frame-choice input'))
        if (other.name === frame) other.checked = box.checked;
    });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) open(target);
    },
    { rootMargin: '200px' },
  );

  /** Shows the frames that come near the visible part of the page. */
  function show() {
    const shown = [...read(), ...(window.shownFrames ?? [])];
    for (const area of areas) if (shown.includes(area.dataset.frame)) observer.observe(area);
  }

  function open(area) {
    observer.unobserve(area);
    const link = area.querySelector('a');
    if (!link) return;
    link.dataset.automatic = '';
    // Without the code of the page, a click would lead to the service.
    const stay = (event) => event.preventDefault();
    addEventListener('click', stay);
    link.click();
    removeEventListener('click', stay);
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.frame-choice{display:flex;gap:.6em;align-items:center;min-height:1.5rem;margin-top:.75rem;font-size:.875rem;cursor:pointer}.frame-choice input{flex:none;width:1.25rem;height:1.25rem;margin:0}@media print{.frame-choice{display:none}}',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const area of areas) addBox(area);
  document.addEventListener('frames', show);
  // The code that handles the clicks is there by then.
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

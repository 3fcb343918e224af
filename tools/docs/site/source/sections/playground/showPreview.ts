import type { PlaygroundPage } from './protocol.ts';

/**
 * Shows a rendered page in a sandboxed frame. The policy of this page forbids inline styles in it as well,
 * so its styles become a stylesheet of the document; fonts come from the folder of the playground.
 *
 * @param options.folder address of the folder with the fonts
 * @param options.onLink called with the path of a link to another page
 */
export function showPreview(
  frame: HTMLIFrameElement,
  page: PlaygroundPage,
  { folder, onLink }: { folder: string; onLink(path: string): void },
): void {
  const styles: string[] = [];
  // Before the document is parsed, which already applies the policy.
  const markup = page.html.replace(/<style>(.*?)<\/style>/gs, (_, style: string) => {
    styles.push(style);
    return '';
  });
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  const css = [...styles, ...page.laterStyles, placeholder]
    .join('\n')
    .replaceAll(`url(${page.base}assets/`, `url(${new URL('assets/', folder)}`);
  for (const element of parsed.querySelectorAll('script, link, meta[http-equiv]')) element.remove();
  // The playground has no pictures; those in the page itself stay.
  for (const image of parsed.querySelectorAll('img:not([src^="data:"]), source'))
    for (const name of ['src', 'srcset']) image.removeAttribute(name);
  frame.onload = () => {
    const shown = frame.contentDocument;
    const view = shown?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!shown || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    shown.adoptedStyleSheets = [sheet];
    frame.dataset.shown = '';
    shown.addEventListener('click', (event) => follow(event, shown, page, onLink));
    shown.addEventListener('submit', (event) => event.preventDefault());
  };
  frame.srcdoc = `<!doctype html>\n${parsed.documentElement.outerHTML}`;
}

/** Where a picture would be. */
const placeholder = 'img:not([src]){background:color-mix(in srgb,currentColor 12%,transparent)}';

/** Follows links within the site; others lead out of the playground, and stay. */
function follow(
  event: Event,
  shown: Document,
  { route, base }: PlaygroundPage,
  onLink: (path: string) => void,
): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined) return;
  event.preventDefault();
  const [path = '', fragment] = href.split('#');
  const to = path.startsWith(base) ? `/${path.slice(base.length)}` : path;
  if (path === '' || to === route) findTarget(shown, fragment ?? '')?.scrollIntoView();
  else if (to.startsWith('/')) onLink(to);
}

/** Finds the element of a fragment, which is encoded as a rule. */
function findTarget(shown: Document, fragment: string): Element | null {
  try {
    return shown.getElementById(decodeURIComponent(fragment));
  } catch {
    return shown.getElementById(fragment);
  }
}

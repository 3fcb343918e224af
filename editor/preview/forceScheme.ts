/** Shows the page as a visitor with this colour scheme sees it, whatever the author's system has. */
export function forceScheme(scheme: 'light' | 'dark' | undefined): void {
  const supported = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content;
  const forced = scheme && supported?.split(' ').includes(scheme) ? scheme : undefined;
  // There are thousands of rules, and most authors never choose a scheme.
  if (!forced && !wasForced) return;
  wasForced = true;
  const { style } = document.documentElement;
  if (style.colorScheme !== (forced ?? '')) style.colorScheme = forced ?? '';
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule) setMedia(rule, rule.media.mediaText, forced);
  for (const source of document.querySelectorAll('source')) setMedia(source, source.media, forced);
}

let wasForced = false;

type Conditional = CSSMediaRule | HTMLSourceElement;

/** The conditions as the page has them. */
const original = new WeakMap<Conditional, string>();

function setMedia(element: Conditional, current: string, scheme: string | undefined): void {
  const media = original.get(element) ?? current;
  if (!media.includes('prefers-color-scheme')) return;
  original.set(element, media);
  const forced = media.replaceAll(/\(prefers-color-scheme:\s*(\w+)\)/g, (condition, wanted) => {
    if (!scheme) return condition;
    return wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)';
  });
  // Even the same condition would have the browser style the whole page again, after each letter.
  if (forced === current) return;
  if (element instanceof HTMLSourceElement) element.media = forced;
  else element.media.mediaText = forced;
}

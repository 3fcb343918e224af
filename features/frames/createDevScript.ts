import type { HeadScript } from '../../renderer/index.ts';

/**
 * Creates the script of pages of `dev`: on pages with frames, it does what the scripts of a built page
 * do. Services that count visitors are not part of it.
 *
 * @param scripts all scripts of the site
 */
export function createDevScript(scripts: readonly HeadScript[], siteLocale: string): string {
  const own = scripts.filter(({ name }) => name.startsWith('frames-'));
  const isOfConsent = ({ startsHeld, locale }: HeadScript) => startsHeld && locale === siteLocale;
  return `{
  const origins = Array.from(document.querySelectorAll('[data-frame]'), (area) => area.dataset.frame);
  // Pages of dev --scripts have the scripts of built pages.
  if (origins.length > 0 && !('scripts' in document.documentElement.dataset)) {
    let asks = false;
    for (const { name, frames, src } of ${JSON.stringify(own.map(toHeld))}) {
      if (!frames.some((origin) => origins.includes(origin))) continue;
      const held = Object.assign(document.createElement('script'), { type: 'text/plain' });
      Object.assign(held.dataset, { held: name, src });
      document.head.append(held);
      asks = true;
    }
    if (asks) {
      ${join(scripts.filter(isOfConsent))}
    }
    ${join(scripts.filter(({ name }) => name === 'frames'))}
    // An update of the page removes what these scripts have added.
    new MutationObserver(() => {
      const areas = document.querySelectorAll('[data-remember]');
      if (areas.length > document.querySelectorAll('.frame-choice').length) location.reload();
    }).observe(document.body, { childList: true, subtree: true });
  }
}
`;
}

function toHeld({ name, frames = [], code }: HeadScript) {
  return { name, frames, src: `data:text/javascript,${encodeURIComponent(code)}` };
}

function join(scripts: readonly HeadScript[]): string {
  return scripts.map(({ code }) => code).join('');
}

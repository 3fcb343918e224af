import { escapeHtml } from '../../../base/text/escape.ts';
import { matchesRoute } from '../../../base/text/matchesRoute.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { PolicySources } from '../context/contentPolicy.ts';
import type { HeadScriptAsset, RenderContext } from '../context/RenderContext.ts';

/**
 * Returns the scripts of the head that a page has.
 *
 * @param media sources of its frames
 */
export function listPageScripts(
  page: Page,
  { assets, site }: RenderContext,
  { frame = [] }: PolicySources = {},
): HeadScriptAsset[] {
  const scripts = (assets.scripts ?? []).filter(
    ({ pageKey, pages, frames, locale = site.locale }) =>
      (pageKey === undefined || Reflect.get(page, pageKey) !== false) &&
      (!pages || matchesRoute(page.original ?? page.route, pages)) &&
      (!frames || frame.some((origin) => frames.length === 0 || frames.includes(origin))) &&
      locale === site.locale,
  );
  const hasHeld = scripts.some(({ isHeld }) => isHeld);
  return hasHeld ? scripts : scripts.filter(({ startsHeld }) => !startsHeld);
}

/** Renders the elements of scripts of the head. Browsers do not load held ones, which are no code. */
export function renderPageScripts(scripts: readonly HeadScriptAsset[]): string[] {
  return scripts.map(({ name, src, isHeld, isEarly }) =>
    isHeld
      ? `<script type="text/plain" data-held="${escapeHtml(name)}" data-src="${escapeHtml(src)}"></script>`
      : `<script src="${escapeHtml(src)}"${isEarly ? '' : ' defer'}></script>`,
  );
}

/** Returns the compressed bytes of scripts of the head, with the scripts that they load. */
export function sumBytes(scripts: readonly HeadScriptAsset[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

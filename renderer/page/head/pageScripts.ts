import { escapeHtml } from '../../../base/text/escape.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { HeadScriptAsset, RenderContext } from '../context/RenderContext.ts';

/** Returns the scripts of the head that a page has. */
export function listPageScripts(page: Page, { assets }: RenderContext): HeadScriptAsset[] {
  return (assets.scripts ?? []).filter(
    ({ pageKey }) => pageKey === undefined || Reflect.get(page, pageKey) !== false,
  );
}

/** Renders the elements of scripts of the head. */
export function renderPageScripts(scripts: readonly HeadScriptAsset[]): string[] {
  return scripts.map(({ src }) => `<script src="${escapeHtml(src)}" defer></script>`);
}

/** Returns the compressed bytes of scripts of the head, with the scripts that they load. */
export function sumBytes(scripts: readonly HeadScriptAsset[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

import { escapeHtml } from '../../../base/text/escape.ts';
import { type Render, type RenderContext, siteSectionRegistry } from '../../../renderer/index.ts';
import type { Diagnostic, Page } from '../../../schema/vocabulary.ts';

/** Renders a page without the section types of the site that fail, so that the others can be edited. */
export function renderUsable(
  page: Page,
  renderContext: RenderContext,
  render: typeof Render,
): string {
  try {
    return render.renderPage(page, renderContext).html;
  } catch (error) {
    const failure = render.findSectionFailure(page, renderContext);
    if (!failure || !Object.hasOwn(siteSectionRegistry.folders, failure.type)) throw error;
    const isUsable = (_: unknown, index: number) => index !== failure.section;
    const sections = page.sections.filter(isUsable);
    const sectionOrigins = page.sectionOrigins.filter(isUsable);
    return renderUsable({ ...page, sections, sectionOrigins }, renderContext, render);
  }
}

/**
 * Renders what the canvas shows for a page that cannot be rendered because of the errors of its
 * site, which the editor lists below it.
 *
 * @param head markup with the script of the canvas, which shows the page once it can be rendered
 */
export function renderBrokenPage(diagnostics: readonly Diagnostic[], head: string): string {
  const items = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => `<li>${escapeHtml(message)} ${escapeHtml(hint ?? '')}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The page has errors</title>
<style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
${head}</head><body><h1>This page cannot be shown yet</h1>
<p>Fix these errors, and it appears:</p><ul>${items.join('')}</ul></body></html>
`;
}

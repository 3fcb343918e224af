import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../schema/page.ts';
import type { PageContext } from '../../sections/_shared/page.ts';
import { structuredDataBuilders } from '../sections/sectionViews.ts';
import { renderHead } from './headMarkup.ts';
import { PageBody } from './PageBody.tsx';
import { createPageDependencies, type PageDependencies, createPageContext } from './pageContext.ts';
import type { RenderContext } from './RenderContext.ts';
import { renderStatic } from './renderStatic.ts';
import { createShellStructuredData } from './shellStructuredData.ts';

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The same in parts that follow each other; the second is the same string for every page. */
  parts: [start: string, style: string, rest: string];
  /** Names of the islands on the page, each once. */
  islands: string[];
  /** The schema.org objects on the page, by the section that contributed them (-1: the shell). */
  structuredData: { section: number; data: object }[];
  dependencies: PageDependencies;
}

/**
 * Renders one page to a whole HTML document: the one renderer behind the build, the dev server,
 * the gallery and the editor. Pure: the same page and world give the same bytes.
 */
export function renderPage(page: Page, renderContext: RenderContext): RenderedPage {
  const reads = createPageDependencies();
  const context = createPageContext(page, renderContext, reads);
  const structuredData = collectStructuredData(page, context);
  const markup = render(<PageBody page={page} context={context} editing={renderContext.editing} />);
  const body = renderContext.editing ? replaceEditorMarks(markup) : markup;
  const islands = findIslandNames(body);
  const data = structuredData.map((entry) => entry.data);
  const head = renderHead({ page, context, renderContext, islands, data });
  const language = renderContext.site.locale.split('-')[0];
  const start = `<!doctype html>\n<html lang="${language}">\n<head>${head.start}`;
  const rest = `${head.end}</head>\n<body>${body}</body>\n</html>\n`;
  return {
    html: start + head.style + rest,
    parts: [start, head.style, rest],
    islands,
    structuredData,
    dependencies: reads,
  };
}

/** React itself, when developing, since it warns of mistakes. */
const render = import.meta.env.DEV ? renderToStaticMarkup : renderStatic;

function collectStructuredData(page: Page, context: PageContext): RenderedPage['structuredData'] {
  return [
    ...createShellStructuredData(page, context).map((data) => ({ section: -1, data })),
    ...page.sections.flatMap((section, index) =>
      (structuredDataBuilders.get(section.type)?.(section, context) ?? []).map((data) => ({
        section: index,
        data,
      })),
    ),
  ];
}

/** Text is escaped by React, so the attribute can only come from an island. */
function findIslandNames(html: string): string[] {
  const mark = ' data-island="';
  const names = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1))
    names.add(html.slice(at + mark.length, html.indexOf('"', at + mark.length)));
  return [...names];
}

/** Turns the marks of PageBody into an attribute of the element that follows. */
function replaceEditorMarks(html: string): string {
  return html
    .replaceAll(/\uE000(\d+)\uE001<([a-z]+)/g, '<$2 data-edit-section="$1"')
    .replaceAll(/\uE000\d*\uE001/g, '');
}

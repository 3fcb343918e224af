import { renderToStaticMarkup } from 'react-dom/server';
import type { Origin, Page } from '../../schema/page.ts';
import { OpensPage } from '../../sections/_shared/headings.ts';
import { PageProvider } from '../../sections/_shared/page.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { headMarkup } from './headMarkup.ts';
import { noReads, type PageReads, pageContext } from './pageContext.ts';
import { structuredData, views } from './sections.ts';
import { shellStructuredData } from './shellStructuredData.ts';
import type { World } from './world.ts';

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** Names of the islands on the page, each once. */
  islands: string[];
  /** The schema.org objects on the page, by the section that contributed them (-1: the shell). */
  structuredData: { section: number; data: object }[];
  reads: PageReads;
}

/**
 * Renders one page to a whole HTML document: the one renderer behind the build, the dev server,
 * the gallery and the editor. Pure: the same page and world give the same bytes.
 */
export function renderPage(page: Page, world: World): RenderedPage {
  const reads = noReads();
  const context = pageContext(page, world, reads);
  const data = [
    ...shellStructuredData(page, context).map((object) => ({ section: -1, data: object })),
    ...page.sections.flatMap((section, index) =>
      (structuredData.get(section.type)?.(section, context) ?? []).map((object) => ({
        section: index,
        data: object,
      })),
    ),
  ];
  const markup = renderToStaticMarkup(
    <PageProvider value={context}>
      <Header />
      <main id="content" tabIndex={-1}>
        <Breadcrumbs />
        {page.sections.map((section, index) => {
          const View = views.get(section.type);
          if (!View) throw new Error(`No view for section type ${section.type}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reconciled
            <OpensPage key={index} value={index === 0}>
              {world.editing && editMark(page.sectionOrigins[index])}
              <View section={section} />
            </OpensPage>
          );
        })}
      </main>
      <Footer />
    </PageProvider>,
  );
  const body = world.editing ? marked(markup) : markup;
  const islands = islandNames(body);
  const head = headMarkup({ page, context, world, islands, data: data.map((entry) => entry.data) });
  const language = world.site.locale.split('-')[0];
  return {
    html: `<!doctype html>\n<html lang="${language}">\n<head>${head}</head>\n<body>${body}</body>\n</html>\n`,
    islands,
    structuredData: data,
    reads,
  };
}

/** Text is escaped by React, so the attribute can only come from an island. */
function islandNames(html: string): string[] {
  return [
    ...new Set(Array.from(html.matchAll(/ data-island="([^"]+)"/g), (match) => match[1] ?? '')),
  ];
}

/** For the editor: a mark before a section, of characters that no text has. */
function editMark(origin: Origin | undefined): string {
  return `\uE000${origin?.pointer.split('/').at(-1) ?? ''}\uE001`;
}

/** Turns the marks into an attribute of the element that follows. */
function marked(html: string): string {
  return html
    .replaceAll(/\uE000(\d+)\uE001<([a-z]+)/g, '<$2 data-edit-section="$1"')
    .replaceAll(/\uE000\d*\uE001/g, '');
}

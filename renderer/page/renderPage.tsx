import type { ReactNode } from 'react';
import { getDirection } from '../../base/messages/getDirection.ts';
import { type AnySection, isSample, type Page } from '../../schema/vocabulary.ts';
import { lookAttributes, type PageContext } from '../../sections/index.ts';
import { structuredDataBuilders } from '../sections/sectionViews.ts';
import { imageStylesheet, islandsWithoutStyles, pageStylesheet } from '../styles/pageStylesheet.ts';
import { reuseStylesheet } from '../styles/reuseStylesheet.ts';
import {
  createPageContext,
  createPageDependencies,
  type PageDependencies,
} from './context/createPageContext.ts';
import { findMediaSources } from './context/findMediaSources.ts';
import { localizeRenderContext } from './context/localizeRenderContext.ts';
import type { RenderContext } from './context/RenderContext.ts';
import loadEditing from './editing/renderForEditor.ts?lazy';
import { createShellStructuredData } from './head/createShellStructuredData.ts';
import { findRelations } from './head/findRelations.ts';
import { listPageScripts, sumBytes } from './head/pageScripts.ts';
import { renderHead } from './head/renderHead.ts';
import { renderStructuredData } from './head/renderStructuredData.ts';
import { markLanguages } from './markLanguages.ts';
import { PageBody } from './PageBody.tsx';
import { renderStatic, renderWithReact } from './renderStatic.ts';
import { replaceSampleMarks } from './sampleMark.ts';

/** A rendered page. */
interface RenderedPage {
  /** The document in parts that follow each other; pages with the same styles share the second. */
  parts: [start: string, style: string, rest: string];
  /** The document as a whole. */
  readonly html: string;
  /** Names of the islands on the page, each once. */
  islands: string[];
  /** Compressed bytes of the scripts in its head that features add, with the scripts that they load. */
  scriptBytes: number;
  /** The schema.org objects on the page, each with the index of its section (-1: the page itself). */
  structuredData: { section: number; data: object }[];
  dependencies: PageDependencies;
}

/**
 * Renders a page to an HTML document, for the build, the dev server and the editor. Pure: the same
 * page and render context always give the same bytes.
 *
 * @param previous the document with the same assets before an edit of the page
 */
export function renderPage(
  written: Page,
  siteContext: RenderContext,
  previous?: string,
): RenderedPage {
  const page = { ...written, ...written.variant?.shownAs };
  const renderContext = localizeRenderContext(siteContext, page.locale);
  const dependencies = createPageDependencies();
  const context = createPageContext(page, renderContext, dependencies);
  const { locale, theme } = renderContext.site;
  const direction = getDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  const opening = `<!doctype html>\n<html lang="${locale.split('-')[0]}"${direction}>\n`;
  const content = renderContent(page, context, renderContext);
  const structuredData = collectStructuredData(page, context);
  const data = structuredData.map((entry) => entry.data);
  const body = `<body${lookAttributes(theme)}>${content}`;
  const { islands, hidden } = findIslands(content);
  const media = findMediaSources(content);
  const laterStyles = listLaterStyles(renderContext, islands, hidden);
  dependencies.islandStyles.push(...laterStyles);
  const markup = `${body}</body>`;
  const head = renderHead({
    page,
    context,
    renderContext,
    islands,
    laterStyles,
    data,
    forms: dependencies.forms,
    stylesheet:
      (previous?.startsWith(opening) ? reuseStylesheet(previous, markup) : undefined) ??
      pageStylesheet(
        renderContext.assets.styles,
        `<html${direction}>${markup}</html>`,
        islands,
        laterStyles,
      ),
    tints: imageStylesheet(content),
    media,
    relations: findRelations(content),
  });
  const parts: RenderedPage['parts'] = [
    `${opening}<head>${head.start}`,
    head.style,
    `${head.end}</head>\n${body}${renderStructuredData(data)}</body>\n</html>\n`,
  ];
  return {
    parts,
    get html() {
      return parts.join('');
    },
    islands,
    scriptBytes: sumBytes(listPageScripts(page, renderContext, media)),
    structuredData,
    dependencies,
  };
}

/** Renders what is in the body of a page, with marks for the editor and for samples. */
function renderContent(
  page: Page,
  context: PageContext,
  { site, editing, marksSamples }: RenderContext,
): string {
  const renderBody = (shown: Page) =>
    render(
      <PageBody page={shown} context={context} editing={editing} marksSamples={marksSamples} />,
      editing,
    );
  // The texts of a translation are in another file than its page.
  const marksTexts = editing && page.locale === undefined;
  const marked = marksTexts ? loadEditing().renderForEditor(page, renderBody) : renderBody(page);
  const content = marksSamples ? replaceSampleMarks(marked) : marked;
  const { locale, locales = [locale] } = site;
  // The editor edits the texts on the page as they are.
  return editing ? content : markLanguages(content, [locale, ...locales], page.untranslated);
}

/** Lists the islands whose styles are loaded later, with their code. */
function listLaterStyles(
  { assets: { styles, islandStyles = {} } }: RenderContext,
  islands: readonly string[],
  hidden: readonly string[],
): string[] {
  const candidates = hidden.filter((name) => Object.hasOwn(islandStyles, name));
  return islandsWithoutStyles(styles, islands, candidates);
}

/** Renders with react-dom itself in `dev`, because it warns about mistakes. */
function render(node: ReactNode, isFast: boolean | undefined): string {
  return import.meta.env.DEV && !isFast ? renderWithReact(node) : renderStatic(node);
}

function collectStructuredData(page: Page, context: PageContext): RenderedPage['structuredData'] {
  return [
    ...createShellStructuredData(page, context).map((data) => ({ section: -1, data })),
    ...[...page.sections, ...(context.innerSections?.rendered ?? [])].flatMap((section, index) =>
      buildStructuredData(withoutSamples(section), context).map((data) => ({
        section: index,
        data,
      })),
    ),
  ];
}

function buildStructuredData(section: AnySection | undefined, context: PageContext): object[] {
  return (section && structuredDataBuilders.get(section.type)?.(section, context)) ?? [];
}

/**
 * Finds the islands in the HTML, each once, and those that are hidden until they hydrate. Text is
 * escaped, so only an island can have the attribute.
 */
function findIslands(html: string): { islands: string[]; hidden: string[] } {
  const attribute = ' data-island="';
  const names = new Map<string, boolean>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = at + attribute.length;
    const name = html.slice(start, html.indexOf('"', start));
    const isHidden = html.startsWith(`${name}" data-hidden=`, start);
    names.set(name, isHidden && names.get(name) !== false);
  }
  const islands = [...names.keys()];
  return { islands, hidden: islands.filter((name) => names.get(name)) };
}

/**
 * Returns a section without the entries of its lists that are samples, for structured data: search
 * engines must not take an invented person or review for a real one.
 *
 * @returns undefined if nothing but samples is left
 */
function withoutSamples(section: AnySection): AnySection | undefined {
  if (isSample(section)) return undefined;
  const kept: AnySection = { ...section };
  for (const [key, value] of Object.entries(section)) {
    if (!Array.isArray(value) || !value.some(isSample)) continue;
    const real = value.filter((entry) => !isSample(entry));
    if (real.length === 0) return undefined;
    kept[key] = real;
  }
  return kept;
}

import { plainWords } from '../../base/text/plainWords.ts';
import {
  type CheckedSite,
  isPublished,
  locateKey,
  type ResolvedPage,
  type RowBindings,
  type SitePage,
} from '../../schema/index.ts';
import type { OutlineRow, PageOutline, SectionOutline } from './PageOutline.ts';
import { toPlace } from './toPlace.ts';

type Binding = NonNullable<ReturnType<RowBindings['get']>>;
type ResolvedSection = ResolvedPage['sections'][number];

/** Outlines a page of a checked site. */
export function outlinePage(
  { routeEntry, rows, facts, resolved }: SitePage,
  { shownPages, siteContext, findEntryLines }: CheckedSite,
): PageOutline {
  const { page, sections } = resolved();
  const { context } = siteContext;
  const isHidden = (value: object) => !isPublished(value, { ...context.resolve, mode: 'build' });
  const { line, endLine } = findEntryLines(page) ?? { line: 1, endLine: 1 };
  const blocks = [...new Set(sections.flatMap(listBlocks))];
  return {
    route: page.route,
    title: page.title,
    description: page.description,
    file: routeEntry.file.source.path,
    line,
    endLine,
    ...(routeEntry.route.includes('{{') && { pattern: routeEntry.route }),
    ...(page.locale && { locale: page.locale }),
    ...(facts.isHiddenInBuild && { isHidden: true as const }),
    rows: [...rows].flatMap(([name, binding]) =>
      listRows([binding]).map((row) => ({ name, ...row })),
    ),
    sections: sections.map((section) => ({
      ...outlineSection(section),
      ...(isHidden(section.value) && { isHidden: true as const }),
    })),
    blocks: blocks.flatMap((name) => {
      const block = context.manifest.blocks.get(name);
      const pages = shownPages.filter((one) => one.facts.blocks.includes(name)).length;
      return block ? [{ name, ...toPlace(locateKey(block)), pages }] : [];
    }),
  };
}

function outlineSection(section: ResolvedSection): Omit<SectionOutline, 'isHidden'> {
  const { value, provenance } = section;
  const own = provenance.layers[0] as ResolvedSection['provenance']['layers'][number];
  const { id, form } = value as { id?: unknown; form?: unknown };
  const title = findTitle(value);
  const [block] = listBlocks(section);
  const lists = [...(provenance.lists ?? new Map()).values()];
  return {
    type: value.type,
    ...(title && { title }),
    ...(typeof id === 'string' && { id }),
    ...toPlace({ ...own, part: 'head' }),
    ...(block && { block }),
    ...(typeof form === 'string' && { form }),
    rows: lists.flatMap((list) => ('bindings' in list ? listRows(list.bindings) : [])),
  };
}

/** Lists the blocks that a section consists of, from the one that it names. */
function listBlocks({ provenance }: ResolvedSection): string[] {
  return provenance.layers.slice(1).map(({ path }) => String(path.at(-1)));
}

/** Lists the rows among the values of names. */
function listRows(bindings: Iterable<Binding>): OutlineRow[] {
  return [...bindings].flatMap(({ row, file, path }) =>
    row && file && path
      ? [{ row: `${row.collection}.${row.key}`, ...toPlace({ file, path, part: 'key' }) }]
      : [],
  );
}

/** Returns what tells a section from others: its title, or else its first text, shortened. */
function findTitle(value: Readonly<Record<string, unknown>>): string | undefined {
  const names = ['headline', 'title', 'eyebrow', 'text', 'intro'];
  const text = names.map((name) => value[name]).find((one) => typeof one === 'string');
  if (typeof text !== 'string') return undefined;
  const words = plainWords(text).trim();
  return words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words;
}

const maxLength = 60;

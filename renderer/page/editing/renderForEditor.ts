import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { AnySection, Page } from '../../../schema/vocabulary.ts';
import { sectionViews } from '../../sections/sectionViews.ts';
import { listMarkable, type MarkedTexts, markTexts } from './markTexts.ts';
import { placeMarks, removeMarks } from './placeMarks.ts';

/**
 * Renders the body of a page for the editor: sections carry their index in the manifest, and elements
 * the path of the text that they show. New sections are compared with themselves without marks: a view
 * may compute with a text, as with a price, and then the texts of this kind stay without marks there.
 */
export function renderForEditor(page: Page, render: (page: Page) => string): string {
  // The shell has no sections.
  const renderSections = (sections: AnySection[]) =>
    splitSections(removeMarks(render({ ...page, layout: 'bare', sections }))).slice(1);
  const sections = page.sections.map((section) => ({ section, key: JSON.stringify(section) }));
  const unknown = sections.filter(({ section, key }) => !comparedLike(section).has(key));
  if (unknown.length > 0) {
    const plain = renderSections(unknown.map(({ section }) => section));
    const marked = renderSections(unknown.map(({ section }) => markTexts(section, [], new Set())));
    for (const [index, { section, key }] of unknown.entries()) {
      const isSame = marked[index] === plain[index];
      const kinds = isSame ? none : findUnmarkable(section, (one) => renderSections([one])[0]);
      comparedLike(section).set(key, kinds);
    }
  }
  const texts: MarkedTexts = [];
  const all = sections.map(({ section, key }) =>
    markTexts(section, texts, comparedLike(section).get(key) ?? none),
  );
  for (const { section } of sections) forgetMany(comparedLike(section));
  return replaceSectionMarks(placeMarks(render({ ...page, sections: all }), texts));
}

/**
 * View → sections as JSON, and the kinds of their texts that the view computes with: while an author
 * types, only one section is new.
 */
const compared = new WeakMap<object, Map<string, ReadonlySet<string>>>();
const maxCompared = 1000;
const none: ReadonlySet<string> = new Set();

function comparedLike({ type }: AnySection): Map<string, ReadonlySet<string>> {
  return getOrCreate(compared, sectionViews.get(type) ?? {}, () => new Map());
}

function forgetMany(known: Map<string, unknown>): void {
  if (known.size > maxCompared) known.clear();
}

/** Finds the kinds of texts whose marks change what a section shows: single ones, otherwise all. */
function findUnmarkable(
  section: AnySection,
  render: (section: AnySection) => string | undefined,
): ReadonlySet<string> {
  const plain = render(section);
  const found = new Set<string>();
  while (render(markTexts(section, [], found)) !== plain) {
    const kinds = listMarkable(section).filter((kind) => !found.has(kind));
    // A view that renders something else each time differs without marks, too.
    if (kinds.length === 0) break;
    const breaking = kinds.filter((kind) => {
      const others = new Set([...found, ...kinds.filter((other) => other !== kind)]);
      return render(markTexts(section, [], others)) !== plain;
    });
    for (const kind of breaking.length > 0 ? breaking : kinds) found.add(kind);
  }
  return found;
}

/**
 * Splits a body before the marks of `PageBody`. Marks of texts leave line breaks between elements, and
 * have plain text parsed as Markdown, whose apostrophes are not escaped.
 */
function splitSections(html: string): string[] {
  return html
    .replaceAll(/>\s+</g, '><')
    .replaceAll('&#x27;', "'")
    .split(/(?=\uE000\d*\uE001)/);
}

/** Turns the marks of `PageBody` into an attribute of the element after them. */
function replaceSectionMarks(html: string): string {
  return html
    .replaceAll(/\uE000(\d+)\uE001<([a-z]+)/g, '<$2 data-edit-section="$1"')
    .replaceAll(/\uE000\d*\uE001/g, '');
}

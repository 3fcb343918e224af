import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { AnySection } from '../../../schema/vocabulary/section.ts';
import { sectionSchemas } from '../../sections/sectionSchemas.ts';
import { sectionViews } from '../../sections/sectionViews.ts';
import { listMarkable, type MarkedTexts, markTexts } from './markTexts.ts';
import { placeMarks, removeMarks } from './placeMarks.ts';

/**
 * Renders the body of a page for the editor: sections carry their index in the manifest, and elements
 * the path of the text that they show. New sections are compared with themselves without marks: a view
 * may compute with a text, as with a price, and then the texts of this kind stay without marks.
 */
export function renderForEditor(page: Page, render: (page: Page) => string): string {
  // The shell has no sections.
  const renderSections = (sections: AnySection[]) =>
    splitSections(removeMarks(render({ ...page, layout: 'bare', sections }))).slice(1);
  const unknown = page.sections.filter(
    (section) => !comparedLike(section).has(JSON.stringify(section)),
  );
  const plain = unknown.length > 0 ? renderSections(unknown) : [];
  for (;;) {
    const marked = renderSections(
      unknown.map((section) => markTexts(section, [], getUnmarkable(section))),
    );
    const changed = unknown.find((_, index) => marked[index] !== plain[index]);
    // A view that renders something else each time differs without marks, too.
    if (!changed || !learnUnmarkable(changed, (section) => renderSections([section])[0])) break;
  }
  for (const section of unknown) {
    const known = comparedLike(section);
    if (known.size === maxCompared) known.clear();
    known.add(JSON.stringify(section));
  }
  const texts: MarkedTexts = [];
  const sections = page.sections.map((section) =>
    markTexts(section, texts, getUnmarkable(section)),
  );
  return replaceSectionMarks(placeMarks(render({ ...page, sections }), texts));
}

/** View → the sections in which marks change nothing, as JSON: while an author types, only one is new. */
const compared = new WeakMap<object, Set<string>>();
const maxCompared = 1000;

function comparedLike({ type }: AnySection): Set<string> {
  const view = sectionViews.get(type) ?? {};
  const known = getOrCreate(compared, view, () => new Set());
  return known;
}

/** The schema of a section type → the kinds of texts that its view computes with. */
const unmarkable = new WeakMap<object, Set<string>>();

function getUnmarkable({ type }: AnySection): Set<string> {
  const schema = sectionSchemas[type] ?? {};
  const known = getOrCreate(unmarkable, schema, () => new Set());
  return known;
}

/**
 * Finds out which marks change what a section shows: single ones, otherwise all.
 *
 * @returns whether there were marks left
 */
function learnUnmarkable(
  section: AnySection,
  render: (section: AnySection) => string | undefined,
): boolean {
  const known = getUnmarkable(section);
  const plain = render(section);
  const kinds = listMarkable(section).filter((kind) => !known.has(kind));
  const breaking = kinds.filter((kind) => {
    const others = new Set([...known, ...kinds.filter((other) => other !== kind)]);
    return render(markTexts(section, [], others)) !== plain;
  });
  for (const kind of breaking.length > 0 ? breaking : kinds) known.add(kind);
  return kinds.length > 0;
}

/** Splits a body before the marks of `PageBody`. Marks of texts leave line breaks between elements. */
function splitSections(html: string): string[] {
  return html.replaceAll(/>\s+</g, '><').split(/(?=\uE000\d*\uE001)/);
}

/** Turns the marks of `PageBody` into an attribute of the element after them. */
function replaceSectionMarks(html: string): string {
  return html
    .replaceAll(/\uE000(\d+)\uE001<([a-z]+)/g, '<$2 data-edit-section="$1"')
    .replaceAll(/\uE000\d*\uE001/g, '');
}

import type { Page } from '../../../schema/vocabulary/page.ts';
import type { AnySection } from '../../../schema/vocabulary/section.ts';
import { sectionSchemas } from '../../sections/sectionSchemas.ts';
import { listMarkable, type MarkedTexts, markTexts } from './markTexts.ts';
import { placeMarks, removeMarks } from './placeMarks.ts';

/**
 * Renders the body of a page for the editor: sections carry their index in the manifest, and elements
 * the path of the text that they show. Compared with the page without marks: a view may compute with
 * a text, as with a price, and then the texts of this kind stay without marks.
 */
export function renderForEditor(page: Page, render: (page: Page) => string): string {
  const plain = splitSections(render(page));
  for (;;) {
    const texts: MarkedTexts = [];
    const sections = page.sections.map((section) =>
      markTexts(section, texts, unmarkableOf(section)),
    );
    const marked = render({ ...page, sections });
    const parts = splitSections(removeMarks(marked));
    const changed = page.sections.find((_, index) => parts[index + 1] !== plain[index + 1]);
    if (!changed) return replaceSectionMarks(placeMarks(marked, texts));
    learnUnmarkable(changed, (section) => splitSections(render({ ...page, sections: [section] })));
  }
}

/** The schema of a section type → the kinds of texts that its view computes with. */
const unmarkable = new WeakMap<object, Set<string>>();

function unmarkableOf({ type }: AnySection): Set<string> {
  const schema = sectionSchemas[type] ?? {};
  const known = unmarkable.get(schema) ?? new Set();
  unmarkable.set(schema, known);
  return known;
}

/** Finds out which marks change what a section shows: single ones, otherwise all. */
function learnUnmarkable(section: AnySection, render: (section: AnySection) => string[]): void {
  const known = unmarkableOf(section);
  const plain = render(section)[1];
  const kinds = listMarkable(section).filter((kind) => !known.has(kind));
  const breaking = kinds.filter((kind) => {
    const others = new Set([...known, ...kinds.filter((other) => other !== kind)]);
    return removeMarks(render(markTexts(section, [], others))[1] ?? '') !== plain;
  });
  for (const kind of breaking.length > 0 ? breaking : kinds) known.add(kind);
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

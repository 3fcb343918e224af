import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { FieldIndex } from '../../../schema/index.ts';
import type { AnySection, YamlPath } from '../../../schema/vocabulary.ts';
import { sectionSchemas } from '../../sections/sectionSchemas.ts';

/** The marked texts of a section, by the number in their marks: the paths of fields with this text. */
export type MarkedTexts = YamlPath[][];

/**
 * Surrounds the texts of a section with marks, from which `placeMarks` learns where the page shows
 * them. Equal texts get equal marks, so that views can still compare them. The marks consist of
 * characters that no content uses, and of spaces that keep Markdown and typesetting as they are.
 *
 * @param except kinds of texts to leave alone, as `listMarkable` returns them
 */
export function markTexts(
  section: AnySection,
  texts: MarkedTexts,
  except: ReadonlySet<string>,
): AnySection {
  const marked = structuredClone(section);
  const numbers = new Map<string, number>();
  for (const { value, path, mark, kind } of listTexts(section)) {
    if (except.has(kind)) continue;
    const key = `${mark.name} ${value}`;
    const number = getOrCreate(numbers, key, () => texts.length);
    texts[number] = [...(texts[number] ?? []), path];
    const holder = path.slice(0, -1).reduce<unknown>(getChild, marked);
    (holder as Record<string | number, unknown>)[path.at(-1) ?? ''] = mark.apply(value, number);
  }
  return marked;
}

/** Lists the kinds of texts that a section has: their paths without positions in lists. */
export function listMarkable(section: AnySection): string[] {
  return [...new Set(listTexts(section).map(({ kind }) => kind))];
}

function listTexts(section: AnySection) {
  const schema = sectionSchemas[section.type];
  const found = schema && index.collectTexts(schema, section);
  return Object.entries(marks).flatMap(([format, mark]) =>
    (found?.[format as keyof typeof marks] ?? []).flatMap(({ value, path }) =>
      // The numbers of footnotes depend on the whole text.
      value.trim() === '' || value.includes('[^')
        ? []
        : {
            value,
            path,
            mark,
            kind: path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'),
          },
    ),
  );
}

const index = new FieldIndex();

/** A line is marked at both ends. A text of several paragraphs gets a paragraph more. */
const line = {
  name: 'line',
  apply: (text: string, number: number) => `\uE004${encode(number)}\u2008${text}\u2008\uE005`,
};
const paragraphs = {
  name: 'paragraphs',
  apply: (text: string, number: number) => `${text}\n\n\uE006${encode(number)}\uE007`,
};

const alt = { ...line, name: 'alt' };

const marks = { plain: line, line, alt, markdown: paragraphs, article: paragraphs };

/** Writes a number in characters that are no digits, so that anchors made from a text stay the same. */
function encode(number: number): string {
  return Array.from(String(number), (digit) => String.fromCharCode(0xe010 + Number(digit))).join(
    '',
  );
}

function getChild(value: unknown, key: string | number): unknown {
  return (value as Record<string | number, unknown>)[key];
}

import type { AnySection } from '../../schema/vocabulary.ts';
import { removeMarks } from './editing/placeMarks.ts';

/**
 * Returns a text that `replaceSampleMarks` turns into a visible mark of the section that follows, in
 * characters that no content uses. Sections without samples get an empty mark, so that the mark of a
 * section that shows nothing never reaches the next one.
 */
export function renderSampleMark(section: AnySection): string {
  // The editor marks the texts that views show.
  const names = section.sample === true ? [] : listSampleNames(section).map(removeMarks);
  const text = names.length > 0 ? `Sample: ${names.join(', ')}` : section.sample ? 'Sample' : '';
  return `\uE002${text}\uE003`;
}

/** Moves each mark into the element after it. */
export function replaceSampleMarks(html: string): string {
  return html
    .replaceAll(/\uE002([^\uE003]*)\uE003(<[a-z][^>]*>)/g, (_, text: string, tag: string) =>
      text ? `${tag}<span data-sample="" style="${markStyle}">${text}</span>` : tag,
    )
    .replaceAll(/\uE002[^\uE003]*\uE003/g, '');
}

/** Inline, so that no stylesheet of a built page knows the mark. */
const markStyle =
  'position:absolute;z-index:5;top:.5rem;inset-inline-end:.5rem;max-width:calc(100% - 1rem);' +
  'padding:.15rem .6rem;border:1px solid #8a5a00;border-radius:1rem;background:#ffe9b8;' +
  'color:#3d2800;font:600 .8125rem/1.4 system-ui,sans-serif;text-transform:none;' +
  'letter-spacing:normal';

/** Lists what sample entries in the lists of a section are called, in order. */
function listSampleNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ((value as { sample?: unknown }).sample === true) return [getName(value)];
  return Object.values(value).flatMap(listSampleNames);
}

function getName(entry: object): string {
  const { name, author, title, value, label, image } = entry as Record<string, unknown>;
  const alt = (image as { alt?: unknown } | undefined)?.alt;
  const found = [name, author, title, value, label, alt].find(
    (one) => (typeof one === 'string' && one !== '') || typeof one === 'number',
  );
  return String(found ?? 'an entry');
}

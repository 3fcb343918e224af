import { alignColumns } from './alignColumns.ts';
import { formatPlace } from './formatPlace.ts';
import type { OutlineRow, PageOutline, SectionOutline } from './PageOutline.ts';

/** Formats the outline of a page for people: a line for each section, with what it shares below. */
export function formatOutline(page: PageOutline): string {
  const { route, title, pattern, locale, isHidden, rows, sections, blocks } = page;
  const notes = [
    ...(pattern ? [`made by ${pattern}`] : []),
    ...(locale ? [locale] : []),
    ...(isHidden ? ['hidden now'] : []),
  ];
  const columns = sections.map((section, index) => [
    `${index + 1}`,
    section.type,
    formatPlace(section),
    describeSection(section),
  ]);
  return [
    `${route}  ${title}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    `${formatPlace(page)}–${page.endLine}`,
    ...rows.map(({ name, row, ...place }) => `${name} is ${row}, ${formatPlace(place)}`),
    '',
    ...alignColumns(columns),
    ...(blocks.length > 0 ? [''] : []),
    ...blocks.map(
      ({ name, pages, ...place }) =>
        `block ${name}, ${formatPlace(place)}: ${pages === 1 ? 'on this page alone' : `on ${pages} pages`}`,
    ),
    '',
  ].join('\n');
}

function describeSection({ title, id, block, form, isHidden, rows }: SectionOutline): string {
  return [
    ...(title ? [`“${title}”`] : []),
    ...(id ? [`#${id}`] : []),
    ...(block ? [`block ${block}`] : []),
    ...(form ? [`form ${form}`] : []),
    ...(isHidden ? ['hidden now'] : []),
    ...(rows.length > 0 ? [`rows ${formatRows(rows)}`] : []),
  ].join(' · ');
}

/** Lists rows by name; of many, the first ones. */
function formatRows(rows: readonly OutlineRow[]): string {
  const rest = rows.length - maxRows;
  const names = rows.slice(0, maxRows).map(({ row }) => row);
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

const maxRows = 5;

import { formatScalar } from '../../../../schema/index.ts';
import type { PlacedListing } from '../place/placeListings.ts';

/** What the pages of a collection show. */
export interface PagesOptions {
  collection: string;
  /** The columns that at least one row has. */
  columns: ReadonlySet<string>;
  /** Whether its rows are articles with a date. */
  isDated: boolean;
  listings: readonly PlacedListing[];
}

/** Writes the file of `pages/` for a collection: a page for each row, and pages that list rows. */
export function formatPages({ collection, columns, isDated, listings }: PagesOptions): string {
  const name = 'article';
  const has = (column: string) => columns.has(column);
  const when = (column: string, line: string) => (has(column) ? [line] : []);
  const tagPage =
    listings.find(({ values }) => values === 'tags') ??
    listings.find(({ values }) => values !== undefined);
  const topic = tagPage?.values && has(tagPage.values) ? tagPage.values : undefined;
  const text = [
    `      - type: ${isDated ? 'article' : 'prose'}`,
    `        title: "{{ ${name}.title }}"`,
    ...(isDated ? [`        date: "{{ ${name}.date${has('date') ? ' | optional' : ''} }}"`] : []),
    ...(isDated ? when('updated', `        updated: "{{ ${name}.updated | optional }}"`) : []),
    ...(isDated
      ? when(
          'authors',
          `        authors: { from: ${name}.authors, as: { name: "{{ it }}" }, optional: true }`,
        )
      : []),
    ...(isDated ? when('image', `        image: "{{ ${name}.image | optional }}"`) : []),
    `        text: "{{ ${name}.body | optional }}"`,
    ...(isDated && topic
      ? [
          `        tags: { from: ${name}.${topic}, as: { label: "{{ it }}", to: "${tagPage?.route}/{{ it | slug }}" }, optional: true }`,
        ]
      : []),
  ];
  const lines = [
    `  "{{ ${name}.address }}":`,
    `    each: { ${name}: ${quote(collection)} }`,
    `    title: "{{ ${name}.title }}"`,
    `    description: "{{ ${name}.description }}"`,
    ...when('oldAddresses', `    redirectFrom: "{{ ${name}.oldAddresses | optional }}"`),
    '    sections:',
    ...text,
    ...listings.flatMap((listing) => formatListing(listing, collection, isDated)),
  ];
  return `# A page for each row of data/${collection}/, at the address that it had in the old site.\npages:\n${lines.join('\n')}\n`;
}

/** The most links of a page. */
const pageSize = 30;

function formatListing(
  { route, title, values }: PlacedListing,
  collection: string,
  isDated: boolean,
): string[] {
  const sort = isDated ? 'sort: -date, ' : '';
  const entry = '{ label: "{{ it.title }}", to: "{{ it.address }}", text: "{{ it.description }}" }';
  if (values !== undefined)
    return [
      `  "${route}/{{ topic.key }}":`,
      `    each: { topic: { from: ${quote(collection)}, values: ${values} } }`,
      '    title: "{{ topic.value }}"',
      '    description: "{{ site.name }}: {{ topic.value }} ({{ topic.count }})"',
      '    sections:',
      '      - type: links',
      '        title: "{{ topic.value }}"',
      `        items: { from: topic, ${sort}as: ${entry} }`,
    ];
  return [
    `  "${route}{{ list.path }}":`,
    `    each: { list: { from: ${quote(collection)}, ${sort}size: ${pageSize} } }`,
    `    title: ${JSON.stringify(`${title} ({{ list.number }}/{{ list.count }})`)}`,
    `    description: ${JSON.stringify(`{{ site.name }}: ${title} ({{ list.number }} / {{ list.count }})`)}`,
    '    sections:',
    '      - type: links',
    `        title: ${JSON.stringify(title)}`,
    `        items: { from: list, as: ${entry} }`,
    '      - type: pager',
    `        pages: { from: list.pages, as: { number: "{{ it.number }}", to: "${route}{{ it.path }}" } }`,
  ];
}

function quote(text: string): string {
  return formatScalar(text, { flow: true });
}

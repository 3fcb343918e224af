import { alignColumns } from './alignColumns.ts';
import { formatPlace } from './formatPlace.ts';
import type { SiteOutline } from './SiteOutline.ts';

/** Formats the outline of a site for people and agents: a line for each setting, page, block and file. */
export function formatSiteOutline({ site, pages, blocks, files }: SiteOutline): string {
  const lists: Record<string, string[][]> = {
    site: site.map(({ key, ...place }) => [key, formatPlace(place)]),
    pages: pages.map(({ route, endLine, pages: count, isHidden, ...place }) => [
      route,
      `${formatPlace(place)}–${endLine}`,
      [
        ...(count === undefined ? [] : [countPages(count)]),
        ...(isHidden ? ['hidden now'] : []),
      ].join(', '),
    ]),
    blocks: blocks.map(({ name, pages: count, ...place }) => [
      name,
      formatPlace(place),
      `on ${countPages(count)}`,
    ]),
    files: files.map((file) => [file]),
  };
  return Object.entries(lists)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => {
      const rest = rows.length - maxRows;
      const lines = alignColumns(rows.slice(0, maxRows)).map((line) => `  ${line}\n`);
      return `${name}\n${lines.join('')}${rest > 0 ? `  and ${rest} more: see --format json\n` : ''}`;
    })
    .join('\n');
}

const maxRows = 100;

function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

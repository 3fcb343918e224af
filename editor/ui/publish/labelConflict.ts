import type { ValueConflict } from '../../merge/settleValues.ts';
import type { PageSummary } from '../../protocol/PageSummary.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';

/** Names the place of a conflict: `Our prices › Section 1 › Headline`. */
export function labelConflict(
  { kind, path }: Pick<ValueConflict, 'kind' | 'path'>,
  pages: readonly Pick<PageSummary, 'key' | 'name'>[] = [],
): string {
  const labels: string[] = [];
  const [root, route] = path;
  for (const key of root === 'pages' ? path.slice(1) : path) {
    const page = root === 'pages' && key === route && pages.find((one) => one.key === key);
    if (page && labels.length === 0) labels.push(page.name);
    else if (typeof key === 'number')
      labels.push(`${singular(labels.pop() ?? 'Entry')} ${key + 1}`);
    else labels.push(/[/.]/.test(key) ? key : humanizeKey(key));
  }
  const place = labels.join(' › ');
  if (kind === 'order') return place ? `Order: ${place}` : 'Order of the pages';
  if (kind === 'name') return `Address or name: ${place}`;
  return place || 'Text of the file';
}

function singular(label: string): string {
  return label.replace(/s$/, '');
}

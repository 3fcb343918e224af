import type { ValueConflict } from '../../merge/settleValues.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';

/** Names the place of a conflict: `/prices › Section 1 › Headline`. */
export function labelConflict({ kind, path }: Pick<ValueConflict, 'kind' | 'path'>): string {
  const labels: string[] = [];
  for (const key of path[0] === 'pages' ? path.slice(1) : path) {
    if (typeof key === 'number') labels.push(`${singular(labels.pop() ?? 'Entry')} ${key + 1}`);
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

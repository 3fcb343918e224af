import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';
import { partId } from './partId.ts';
import type { Prose } from './schema.ts';

/** Two parts have different anchors, whether written or made from their headings. */
export const check: SectionCheck = (section) => {
  const items = (section as Prose).items ?? [];
  const ids = items.map(partId);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (first === index) return [];
    return [
      {
        path: ['items', index, items[index]?.id ? 'id' : 'title'],
        message: `The anchor "${id}" is already used by "${items[first]?.title}".`,
        hint: 'give this part its own `id`',
      },
    ];
  });
};

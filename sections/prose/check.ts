import type { SectionCheck } from '../../schema/content/SectionCheck.ts';
import { partId } from './partId.ts';
import type { Prose } from './schema.ts';

/** Reports parts with the same anchor, whether set by `id` or derived from the heading. */
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

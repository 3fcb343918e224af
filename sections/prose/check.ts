import type { SectionCheck } from '../../schema/vocabulary.ts';
import { listContents } from './listContents.ts';
import { partId } from './partId.ts';
import type { Prose } from './schema.ts';

/** Reports parts with the same anchor, set by `id` or derived from the heading, and contents without entries. */
export const check: SectionCheck<Prose> = (section) => {
  const { items = [], contents } = section;
  if (contents && listContents(section).length === 0)
    return [
      {
        path: ['contents'],
        message: 'The table of contents is empty, because the text has no headings.',
        hint: 'begin lines of the text with `## `, or remove `contents`',
      },
    ];
  const ids = items.map(partId);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (first === index) return [];
    return {
      path: ['items', index, items[index]?.id ? 'id' : 'title'],
      message: `The anchor "${id}" is already used by "${items[first]?.title}".`,
      hint: 'give this part its own `id`',
    };
  });
};

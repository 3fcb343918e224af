import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import type { WxrItem } from './WxrExport.ts';

/**
 * Counts what does not come along: items by their types, and comments.
 *
 * @param items the items of types that do not come along
 * @param all all items, which may have comments
 */
export function countOthers(items: readonly WxrItem[], all: readonly WxrItem[]): ImportNote[] {
  return [...countTypes(items), ...countComments(all)];
}

function countTypes(items: readonly WxrItem[]): ImportNote[] {
  const types = groupBy(items, ({ fields }) => {
    const status = (fields.get('wp:status') ?? '').trim();
    return status === 'trash' || status === 'auto-draft'
      ? status
      : (fields.get('wp:post_type') ?? '');
  });
  types.delete('nav_menu_item');
  return [...types].flatMap(([type, found]) =>
    found[0]
      ? [
          {
            file: found[0].file,
            line: found[0].line,
            what: `items of the type \`${type}\``,
            piece: String(found.length),
            became: 'left out',
          },
        ]
      : [],
  );
}

function countComments(items: readonly WxrItem[]): ImportNote[] {
  const commented = items.filter(({ commentCount }) => commentCount > 0);
  const count = commented.reduce((sum, { commentCount }) => sum + commentCount, 0);
  return commented[0]
    ? [
        {
          file: commented[0].file,
          what: 'comments',
          piece: `${count} below ${commented.length} articles`,
          became: 'left out',
        },
      ]
    : [];
}

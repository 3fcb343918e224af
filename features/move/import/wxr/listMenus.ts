import type { ImportNote } from '../model/ImportNote.ts';
import { collapse } from './collapse.ts';
import { findAddress } from './convertItem.ts';
import type { WxrExport } from './WxrExport.ts';

/** Proposes what the menus of a site had, as a note for each. */
export function listMenus({ items }: WxrExport): ImportNote[] {
  const byId = new Map(items.map((item) => [(item.fields.get('wp:post_id') ?? '').trim(), item]));
  const menus = new Map<string, { file: string; line: number; links: string[] }>();
  for (const item of items) {
    if (item.fields.get('wp:post_type') !== 'nav_menu_item') continue;
    const name = item.terms.find(({ domain }) => domain === 'nav_menu')?.label ?? '';
    const target = byId.get(item.meta.get('_menu_item_object_id') ?? '');
    const isItem = item.meta.get('_menu_item_type') === 'post_type' && target;
    const address = isItem ? findAddress(target) : (item.meta.get('_menu_item_url') ?? '');
    const label =
      collapse(item.fields.get('title') ?? '') ||
      collapse((isItem && target.fields.get('title')) || '');
    const menu = menus.get(name) ?? { file: item.file, line: item.line, links: [] };
    menu.links.push(address ? `${label} (${address})` : label);
    menus.set(name, menu);
  }
  return [...menus].map(([name, { file, line, links }]) => ({
    file,
    line,
    what: `the menu ${name}`.trim(),
    piece: links.join(', ').slice(0, 300),
    became: 'left out; write what stays in `site.header.links`',
  }));
}

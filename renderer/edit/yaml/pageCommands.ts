import { EditError } from './EditError.ts';
import type { EditorCommand, EntryLocation } from './EditorCommand.ts';
import type { Content } from './emit.ts';
import { emitPair } from './emit.ts';
import type { SiteTexts } from './SiteTexts.ts';
import type { YamlPath } from './YamlText.ts';

type Of<Kind> = Extract<EditorCommand, { kind: Kind }>;

/** Adds a page with one line of text, after the others of its file. */
export function addPage(
  texts: SiteTexts,
  { file, route, title, description }: Of<'addPage'>,
): void {
  requireFree(texts, route);
  const value = { title, description, sections: [] };
  const pages = valueAt(texts.yaml(file).value, ['pages']);
  texts.edit(file, {
    kind: 'paste',
    path: ['pages'],
    index: Object.keys(pages ?? {}).length,
    key: route,
    value,
    lines: emitPair(route, value, 2),
  });
}

/** Writes a page once more below itself, under another route and without its redirects. */
export function duplicatePage(texts: SiteTexts, { page, route }: Of<'duplicatePage'>): void {
  requireFree(texts, route);
  const copy = [...page.path.slice(0, -1), route];
  texts.edit(page.file, { kind: 'duplicate', path: page.path, key: route });
  for (const key of ['redirectFrom', 'canonical'])
    if (valueAt(texts.yaml(page.file).value, [...copy, key]) !== undefined)
      texts.edit(page.file, { kind: 'remove', path: [...copy, key] });
}

/** Gives a page another route; the old one is sent on, and every link to it follows. */
export function renamePage(texts: SiteTexts, { page, route }: Of<'renamePage'>): void {
  const old = String(page.path.at(-1));
  if (old === route) return;
  requireFree(texts, route);
  const path = [...page.path.slice(0, -1), route];
  texts.edit(page.file, { kind: 'rename', path: page.path, key: route });
  if (!old.includes('{{')) sendOn(texts, { file: page.file, path }, [old]);
  followLinks(texts, old, (anchor) => route + anchor);
}

/** Takes a page out; its routes and the links to it may go to another one. */
export function deletePage(texts: SiteTexts, { page, redirect }: Of<'deletePage'>): void {
  const old = String(page.path.at(-1));
  const earlier = valueAt(texts.yaml(page.file).value, [...page.path, 'redirectFrom']);
  const target = redirect === undefined ? undefined : addressOf(texts, redirect);
  if (redirect !== undefined && (!target || redirect === old))
    throw new EditError(`There is no other page ${redirect}`);
  texts.edit(page.file, { kind: 'remove', path: page.path });
  if (!target || redirect === undefined) return;
  sendOn(texts, target, [old, ...(Array.isArray(earlier) ? earlier : [])]);
  followLinks(texts, old, () => redirect);
}

/** Lets old routes lead to a page. */
function sendOn(texts: SiteTexts, { file, path }: EntryLocation, routes: Content[]): void {
  const list = [...path, 'redirectFrom'];
  const known = valueAt(texts.yaml(file).value, list);
  if (!Array.isArray(known))
    texts.edit(file, {
      kind: 'set',
      path: list,
      value: routes,
      order: ['title', 'description', 'keywords', 'breadcrumb', 'redirectFrom', 'sections'],
    });
  else
    for (const [index, value] of routes.entries())
      texts.edit(file, { kind: 'insert', path: list, index: known.length + index, value });
}

/** Where a page is written. */
function addressOf(texts: SiteTexts, route: string): EntryLocation | undefined {
  const path = ['pages', route];
  const file = texts.files.find((one) => valueAt(texts.yaml(one).value, path) !== undefined);
  return file === undefined ? undefined : { file, path };
}

/** Makes every link to a route another one; what it becomes may depend on its `#anchor`. */
function followLinks(texts: SiteTexts, route: string, become: (anchor: string) => string): void {
  const escaped = route.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`^${escaped}(#.*)?$`);
  const inMarkdown = new RegExp(`(\\]\\()${escaped}(#[^)\\s]*)?(?=[)\\s])`, 'g');
  for (const file of texts.files)
    for (const { at, value } of textsIn(texts.yaml(file).value, [])) {
      const followed = value
        .replace(whole, (_, anchor = '') => become(anchor))
        .replace(inMarkdown, (_, before, anchor = '') => before + become(anchor));
      if (followed !== value) texts.edit(file, { kind: 'set', path: at, value: followed });
    }
}

/** Every text, outside of lists of old routes. */
function textsIn(value: unknown, at: YamlPath): { at: YamlPath; value: string }[] {
  if (at.at(-1) === 'redirectFrom') return [];
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(inner, [...at, key]));
}

/** The value at a path of plain content; undefined when there is none. */
export function valueAt(root: unknown, path: YamlPath): Content | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  ) as Content | undefined;
}

function requireFree(texts: SiteTexts, route: string): void {
  if (!route.startsWith('/')) throw new EditError('An address starts with /');
  if (/\s/.test(route.replaceAll(/\{\{.*?\}\}/g, '')))
    throw new EditError('An address cannot contain spaces');
  for (const file of texts.files)
    if (valueAt(texts.yaml(file).value, ['pages', route]) !== undefined)
      throw new EditError(`The page ${route} already exists in ${file}`);
}

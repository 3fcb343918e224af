import {
  EditError,
  emitPair,
  type JsonValue,
  valueAt,
} from '../../../features/_shared/yamlEdits/index.ts';
import type { CommandOf, EntryLocation } from './EditorCommand.ts';
import { escapePattern, replaceTexts } from './listLocatedTexts.ts';
import type { SiteTexts } from './SiteTexts.ts';

/** Adds a page after the others of its file. It begins with its title, because a page without sections is an error. */
export function addPage(
  texts: SiteTexts,
  { file, route, title, description }: CommandOf<'addPage'>,
): void {
  requireFreeRoute(texts, route);
  const value = { title, description, sections: [{ type: 'hero', headline: title }] };
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

/** Inserts a copy of a page after it, under another route and without its redirects. */
export function duplicatePage(
  texts: SiteTexts,
  { page, route, title }: CommandOf<'duplicatePage'>,
): void {
  requireFreeRoute(texts, route);
  const copy = [...page.path.slice(0, -1), route];
  texts.edit(page.file, { kind: 'duplicate', path: page.path, key: route });
  for (const key of ['redirectFrom', 'canonical'])
    if (valueAt(texts.yaml(page.file).value, [...copy, key]) !== undefined)
      texts.edit(page.file, { kind: 'remove', path: [...copy, key] });
  if (title !== undefined)
    texts.edit(page.file, { kind: 'set', path: [...copy, 'title'], value: title });
}

/** Changes the route of a page, redirects the old one, and updates the links to it. */
export function renamePage(texts: SiteTexts, { page, route }: CommandOf<'renamePage'>): void {
  const old = String(page.path.at(-1));
  if (old === route) return;
  requireFreeRoute(texts, route);
  const path = [...page.path.slice(0, -1), route];
  texts.edit(page.file, { kind: 'rename', path: page.path, key: route });
  if (!old.includes('{{')) addRedirects(texts, { file: page.file, path }, [old]);
  replaceLinks(texts, old, (anchor) => route + anchor);
  for (const file of listLocaleFiles(texts, old))
    texts.edit(file, { kind: 'rename', path: [old], key: route });
}

/** Deletes a page; with `redirect`, redirects its routes and updates the links to it. */
export function deletePage(texts: SiteTexts, { page, redirect }: CommandOf<'deletePage'>): void {
  const old = String(page.path.at(-1));
  const earlier = valueAt(texts.yaml(page.file).value, [...page.path, 'redirectFrom']);
  const target = redirect === undefined ? undefined : findPage(texts, redirect);
  if (redirect !== undefined && (!target || redirect === old))
    throw new EditError(`There is no other page ${redirect}`);
  texts.edit(page.file, { kind: 'remove', path: page.path });
  for (const file of listLocaleFiles(texts, old)) {
    const isAlone = Object.keys(texts.yaml(file).value as object).length === 1;
    if (isAlone) texts.replace(file, '');
    else texts.edit(file, { kind: 'remove', path: [old] });
  }
  if (!target || redirect === undefined) return;
  addRedirects(texts, target, [old, ...(Array.isArray(earlier) ? earlier : [])]);
  replaceLinks(texts, old, () => redirect);
}

/** Lists the files of `locales/` with translations of a page. */
function listLocaleFiles(texts: SiteTexts, route: string): string[] {
  return texts.files.filter(
    (file) => file.startsWith('locales/') && valueAt(texts.yaml(file).value, [route]) !== undefined,
  );
}

/** Adds old routes to the redirects of a page. */
function addRedirects(texts: SiteTexts, { file, path }: EntryLocation, routes: JsonValue[]): void {
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

/** Returns the location of a page; undefined if there is none with that route. */
function findPage(texts: SiteTexts, route: string): EntryLocation | undefined {
  const path = ['pages', route];
  const file = texts.files.find(
    (candidate) => valueAt(texts.yaml(candidate).value, path) !== undefined,
  );
  return file === undefined ? undefined : { file, path };
}

/** Replaces every link to a route, depending on its `#anchor`. */
export function replaceLinks(
  texts: SiteTexts,
  route: string,
  toLink: (anchor: string) => string,
): void {
  const escaped = escapePattern(route);
  const wholeText = new RegExp(`^${escaped}(#.*)?$`);
  const inMarkdown = new RegExp(`(\\]\\()${escaped}(#[^)\\s]*)?(?=[)\\s])`, 'g');
  replaceTexts(texts, (text) =>
    text
      .replace(wholeText, (_, anchor = '') => toLink(anchor))
      .replace(inMarkdown, (_, before, anchor = '') => before + toLink(anchor)),
  );
}

function requireFreeRoute(texts: SiteTexts, route: string): void {
  if (!route.startsWith('/')) throw new EditError('An address starts with /');
  if (/\s/.test(route.replaceAll(/\{\{.*?\}\}/g, '')))
    throw new EditError('An address cannot contain spaces');
  for (const file of texts.files)
    if (valueAt(texts.yaml(file).value, ['pages', route]) !== undefined)
      throw new EditError(`The page ${route} already exists in ${file}`);
}

import { stat } from 'node:fs/promises';
import { readSiteText } from '../../../base/files/readSiteText.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import { conventions, listPublicFiles } from '../../../renderer/index.ts';
import type { CheckedSite } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { MediaFile, MediaUse } from '../../protocol/MediaFile.ts';
import { humanizeKey } from '../../ui/parts/humanizeKey.ts';
import { summarize } from '../../ui/state/summarize.ts';
import { listLocatedTexts } from '../../yaml/commands/listLocatedTexts.ts';
import type { DraftSession } from '../draft/DraftSession.ts';
import { readFileContent } from '../draft/readFileContent.ts';

/** Lists the files of public/ with their sizes, their alternative texts and the places that use them. */
export async function listMedia(
  session: Pick<DraftSession, 'root' | 'files' | 'yaml'>,
  checked: Pick<CheckedSite, 'pages'>,
): Promise<MediaFile[]> {
  const { root } = session;
  const paths = await listPublicFiles(root);
  const found = new Map(paths.map((path) => [path, createRecord()]));
  for (const page of checked.pages) collectPageUses(page, found);
  for (const file of session.files) collectTextUses(session, file, found);
  for (const [path, record] of found)
    if (isRequestedByName(path)) addUse(record, 'Browsers and services ask for it by name', '', '');
  const css = await readSiteText(root, 'theme.css').catch(() => '');
  for (const path of pathsIn(css, found)) addUse(found.get(path), 'theme.css', 'theme.css', '');
  return Promise.all(
    [...found].map(async ([path, { uses, alts }]) => ({
      path,
      size: (await stat(resolvePublicFile(root, path))).size,
      uses: Array.from(uses.values(), ({ label, file, pointer, pages }) => ({
        label: pages > 1 ? `${label} and ${pages - 1} more` : label,
        file,
        pointer,
      })),
      alts: [...alts].sort(([, a], [, b]) => b - a).map(([alt]) => alt),
    })),
  );
}

/** Whether something outside of the site requests a file: an icon, or a file for hosts and services. */
function isRequestedByName(path: string): boolean {
  return (
    conventions.includes(path) || /^\/(?:[._]|[^/]+\.(?:txt|html|xml|json|webmanifest)$)/.test(path)
  );
}

interface FileRecord {
  /** By file and pointer. */
  uses: Map<string, MediaUse & { pages: number }>;
  /** Alternative text → how often it is used. */
  alts: Map<string, number>;
}

type Found = ReadonlyMap<string, FileRecord>;

function createRecord(): FileRecord {
  return { uses: new Map(), alts: new Map() };
}

function addUse(record: FileRecord | undefined, label: string, file: string, pointer: string) {
  const key = `${file}#${pointer}`;
  const known = record?.uses.get(key);
  if (known) known.pages++;
  else record?.uses.set(key, { label, file, pointer, pages: 1 });
}

/** Adds the sections of a page that show a file, also where its path is composed by an expression. */
function collectPageUses(
  { title, image, origin, sections, sectionOrigins }: CheckedSite['pages'][number],
  found: Found,
): void {
  const add = (value: unknown, { file, pointer }: { file: string; pointer: string }) => {
    const paths = new Set(listLocatedTexts(value).flatMap((text) => pathsIn(text.value, found)));
    for (const path of paths) addUse(found.get(path), title, file, pointer);
  };
  if (image) add(image, origin);
  for (const [index, section] of sections.entries()) add(section, sectionOrigins[index] ?? origin);
}

/** Adds what a file of the site names, unless the page around it is known to show it already. */
function collectTextUses(session: Pick<DraftSession, 'yaml'>, file: string, found: Found): void {
  const root = readFileContent(session, file);
  for (const { at, value } of listLocatedTexts(root)) {
    const paths = pathsIn(value, found);
    if (paths.length === 0) continue;
    const { label, pointer } = describePlace(file, at, root);
    for (const path of paths) {
      const record = found.get(path);
      if (!record?.uses.has(`${file}#${pointer}`)) addUse(record, label, file, pointer);
      const alt = at.at(-1) === 'src' ? valueAt(root, [...at.slice(0, -1), 'alt']) : undefined;
      if (typeof alt === 'string' && alt !== '' && !alt.includes('{{'))
        record?.alts.set(alt, (record.alts.get(alt) ?? 0) + 1);
    }
  }
}

/** Names the page, block, row or part of the settings around a text, and points to its section. */
function describePlace(
  file: string,
  at: YamlPath,
  root: unknown,
): { label: string; pointer: string } {
  const [part = '', name = ''] = at;
  if (file.startsWith('data/')) {
    const collection = humanizeKey(
      file.split('/')[1]?.replace(/(?:\.pictures)?\.(?:ya?ml|csv|json)$/, '') ?? '',
    );
    if (isMarkdownPath(file) || file.startsWith('data/forms/'))
      return { label: `${collection}: ${summarize(root) || file}`, pointer: '' };
    const row = summarize(valueAt(root, [part])) || part;
    return { label: `${collection}: ${row}`, pointer: toJsonPointer([part]) };
  }
  if (part === 'pages') {
    const title = valueAt(root, ['pages', name, 'title']) ?? name;
    const isSection = at[2] === 'sections' && at.length > 3;
    return { label: String(title), pointer: toJsonPointer(at.slice(0, isSection ? 4 : 2)) };
  }
  if (part === 'blocks')
    return { label: `Block: ${humanizeKey(String(name))}`, pointer: toJsonPointer([part, name]) };
  return { label: `Settings › ${humanizeKey(String(name))}`, pointer: toJsonPointer(at) };
}

/** Lists the files that a text is, or names in Markdown or CSS. */
function pathsIn(text: string, found: Found): string[] {
  if (found.has(text)) return [text];
  if (!text.includes('.') || !text.includes('/')) return [];
  const named = text.match(/(?<![\w:/.-])\/[^\s"'()<>[\]?#]+\.\w+/g) ?? [];
  return named.filter((path) => found.has(path));
}

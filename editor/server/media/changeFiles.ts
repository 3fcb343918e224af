import { copyFile as copy, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, extname } from 'node:path/posix';
import { readSiteText } from '../../../base/files/readSiteText.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveWritable, writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import { toPathPattern } from '../../yaml/commands/fileCommands.ts';
import type { DraftSession } from '../draft/DraftSession.ts';
import type { DraftSite } from '../draft/DraftSite.ts';
import { listMedia } from './listMedia.ts';
import { create, toFileName } from './saveUpload.ts';

/** The parts of the editor that the files of public/ concern. */
interface MediaSite {
  root: string;
  session: DraftSession;
  draft: Pick<DraftSite, 'checked' | 'invalidateFiles'> & { reload(): Promise<unknown> };
  /** New path of a file that was renamed → its former path. */
  renamed: Map<string, string>;
}

/**
 * Begins to rename a file of public/: copies it, so that texts can name the copy. The file itself is
 * removed at once if no text uses it, otherwise by `settleRenamed` when the texts are saved. theme.css
 * names the new file at once. Resolves to the new path.
 */
export async function copyFile(site: MediaSite, path: string, name: string): Promise<string> {
  const { root, session, draft } = site;
  const { uses } = await findFile(site, path);
  const stem = await toFileName(name);
  if (stem === '') throw new EditError('Give the file a name of letters and digits');
  const isInTexts = uses.some(({ file }) => file !== 'theme.css');
  const isInTheme = uses.some(({ file }) => file === 'theme.css');
  if (isInTheme && session.guard)
    throw new EditError('theme.css names this file, and only developers change that');
  if (isInTexts && !session.files.some((file) => session.text(file).includes(path)))
    throw new EditError(
      'An expression {{ … }} composes the name of this file, so it cannot change',
    );
  const renamed = `${dirname(path).replace(/\/$/, '')}/${stem}${extname(path)}`;
  const content = await readFile(resolvePublicFile(root, path));
  if (!(await create(resolveWritable(root, `public${renamed}`), content)))
    throw new EditError(`The file ${renamed} exists already`);
  if (isInTheme) {
    const css = await readSiteText(root, 'theme.css');
    await writeSiteFile(
      root,
      'theme.css',
      css.replace(toPathPattern(path), () => renamed),
    );
  }
  if (isInTexts) site.renamed.set(renamed, path);
  else await rm(join(root, 'public', path));
  draft.invalidateFiles();
  await draft.reload();
  return renamed;
}

/** Deletes a file of public/. Rejects with an EditError if the site uses it, also as it is saved. */
export async function deleteFile(site: MediaSite, path: string): Promise<void> {
  const { root, session, draft } = site;
  const { uses } = await findFile(site, path);
  if (uses.length > 0) throw new EditError(`${uses[0]?.label} uses this file`);
  if (session.unsaved.some((file) => session.savedText(file).includes(path)))
    throw new EditError('The saved site still uses this file. Save first');
  await rm(join(root, 'public', path));
  draft.invalidateFiles();
  await draft.reload();
}

/**
 * Keeps renamed files under the names that texts use: an undone change needs the former name again. Once
 * the texts are saved, the name that nothing uses is removed.
 */
export async function settleRenamed(
  { root, session, draft, renamed }: MediaSite,
  isSaved: boolean,
): Promise<void> {
  if (renamed.size === 0) return;
  const files = new Map(
    (await listMedia(session, await draft.checked())).map(({ path, uses }) => [path, uses.length]),
  );
  const toFile = (path: string) => join(root, 'public', path);
  for (const pair of renamed)
    for (const [path, other] of [pair, pair.toReversed()] as [string, string][]) {
      const isNamed = session.files.some((file) => session.text(file).includes(path));
      if (isNamed && !files.has(path) && files.has(other)) {
        await copy(toFile(other), toFile(path));
        files.set(path, 1);
        draft.invalidateFiles();
        await draft.reload();
      } else if (isSaved && files.get(path) === 0 && files.has(other)) {
        await rm(toFile(path));
        files.delete(path);
      }
    }
}

async function findFile({ session, draft }: MediaSite, path: string): Promise<MediaFile> {
  const files = await listMedia(session, await draft.checked());
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new EditError(`The file ${path} does not exist`);
  return file;
}

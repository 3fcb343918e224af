import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, extname } from 'node:path/posix';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveWritable } from '../../../base/files/writeSiteFile.ts';
import type { MediaFile } from '../../protocol.ts';
import { EditError } from '../../yaml/EditError.ts';
import { listMedia } from './listMedia.ts';
import type { MediaSite } from './MediaSite.ts';
import { create, toFileName } from './saveUpload.ts';

/**
 * Begins to rename a file of public/: copies it, so that texts can name the copy. The file itself is
 * removed at once if nothing uses it, otherwise by `removeRenamed` when the texts are saved. Resolves to
 * the new path.
 */
export async function copyFile(site: MediaSite, path: string, name: string): Promise<string> {
  const { root, session, draft } = site;
  const { uses } = await findFile(site, path);
  const stem = toFileName(name);
  if (stem === '') throw new EditError('Give the file a name of letters and digits');
  if (uses.some(({ file }) => file === 'theme.css'))
    throw new EditError('theme.css names this file. Rename it there first');
  if (uses.length > 0 && !session.files.some((file) => session.text(file).includes(path)))
    throw new EditError(
      'An expression {{ … }} composes the name of this file, so it cannot change',
    );
  const renamed = `${dirname(path).replace(/\/$/, '')}/${stem}${extname(path)}`;
  const content = await readFile(resolvePublicFile(root, path));
  if (!(await create(resolveWritable(root, `public${renamed}`), content)))
    throw new EditError(`The file ${renamed} exists already`);
  if (uses.length === 0) await rm(join(root, 'public', path));
  else site.renamed.add(path);
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

/** Removes files that were renamed and that no saved text uses any more. */
export async function removeRenamed({ root, session, draft, renamed }: MediaSite) {
  if (renamed.size === 0) return;
  for (const { path, uses } of await listMedia(session, await draft.checked()))
    if (renamed.delete(path) && uses.length === 0) await rm(join(root, 'public', path));
}

async function findFile({ session, draft }: MediaSite, path: string): Promise<MediaFile> {
  const files = await listMedia(session, await draft.checked());
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new EditError(`The file ${path} does not exist`);
  return file;
}

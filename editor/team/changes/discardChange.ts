import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { readCommittedText } from '../../../base/files/readCommittedText.ts';
import { runGit } from '../../../base/files/runGit.ts';
import { resolveWritable } from '../../../base/files/writeSiteFile.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { readYaml, rewrite } from '../../merge/mergeTexts.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import { isContentPath } from '../../server/contentPaths.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';

type Mapping = Record<string, unknown>;

/**
 * Restores one change as the last commit has it, as an undo step. Pictures and the like come back at once.
 *
 * @param change an entry of `pages:`, or the rest of a file, with an empty key
 */
export async function discardChange(session: DraftSession, change: PageAddress): Promise<void> {
  const { file, key } = change;
  const { root } = session;
  if (!isContentPath(file)) throw new EditError(`${file} does not belong to the content`);
  const before = await readCommittedText(root, file);
  if (!session.files.includes(file)) {
    session.guard?.(new Map([[file, '']]), true);
    if (before === undefined) await rm(resolveWritable(root, file), { force: true });
    else await runGit(root, 'checkout', '--quiet', 'HEAD', '--', file);
    await session.disk.readFile(file);
    return;
  }
  const text = restore(file, key, session.text(file), before ?? '');
  session.replaceTexts(new Map([[file, text]]), `Discard changes of ${key || file}`);
}

/** Returns a text in which one entry of `pages:`, or all but these, is as it was before. */
function restore(file: string, key: string, text: string, before: string): string {
  const [now, old] = [readYaml(file, text)?.value, readYaml(file, before)?.value];
  const isManifest = isPages(now) && isPages(old);
  if (!isManifest) {
    if (key === '') return before;
    throw new EditError(`${file} is not valid YAML. Correct it first`);
  }
  const [pages, oldPages] = [now.pages ?? {}, old.pages ?? {}];
  const wanted =
    key === '' ? { ...old, pages } : { ...now, pages: restoreEntry(pages, oldPages, key) };
  if (isDeepStrictEqual(wanted, old) && isSameOrder(wanted.pages, oldPages)) return before;
  const restored = rewrite(file, [text], wanted);
  if (restored === undefined)
    throw new EditError('This change cannot be discarded alone. Edit the YAML instead');
  return restored;
}

/** Puts an entry back in its place, after the entry that it followed; or removes it. */
function restoreEntry(pages: Mapping, oldPages: Mapping, key: string): Mapping {
  const entries = Object.entries(pages).filter(([name]) => name !== key);
  if (key in oldPages) {
    const names = Object.keys(key in pages ? pages : oldPages);
    const earlier = names.slice(0, names.indexOf(key)).reverse();
    const previous = earlier.find((name) => entries.some(([other]) => other === name));
    const index = entries.findIndex(([name]) => name === previous) + 1;
    entries.splice(index, 0, [key, oldPages[key]]);
  }
  return Object.fromEntries(entries);
}

function isPages(value: unknown): value is { pages?: Mapping } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSameOrder(one: Mapping, other: Mapping): boolean {
  return isDeepStrictEqual(Object.keys(one), Object.keys(other));
}

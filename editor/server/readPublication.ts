import { runGit } from '../../base/files/runGit.ts';
import type { PublicationProgress } from '../protocol/PublicationProgress.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import { listChangedPages } from './listChangedPages.ts';

/** Returns how far the content is published: what the last commit lacks, and what the remote lacks. */
export async function readPublication(session: DraftSession): Promise<PublicationProgress> {
  const changes = await listChangedPages(session);
  const ask = async (...args: string[]) =>
    (await runGit(session.root, ...args).catch(() => '')).trim();
  // Empty without a remote, and while no branch is checked out.
  const remote = await ask('rev-parse', '--abbrev-ref', '@{upstream}');
  const ahead = remote === '' ? 0 : Number(await ask('rev-list', '--count', '@{upstream}..HEAD'));
  return {
    changes: changes.length,
    hasOnlyPages: changes.every(({ key }) => key !== ''),
    ...(remote !== '' && { remote }),
    ahead,
  };
}

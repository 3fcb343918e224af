import { readCommittedText } from '../../base/files/readCommittedText.ts';
import { runGit } from '../../base/files/runGit.ts';
import type { CurrentSite } from '../../renderer/index.ts';
import { CheckCache, checkSite, getSiteFileKind, listSourceFiles } from '../../schema/index.ts';
import type { PageCode } from './PageCode.ts';
import { RenderContextCache } from './RenderContextCache.ts';
import { SiteSession } from './SiteSession.ts';

/**
 * Returns a function that returns the site of the last commit, read once for each commit; undefined
 * if it cannot be rendered. Its pictures and its theme.css are read from the disk of today.
 */
export function createCommittedSite(
  root: string,
  code: Pick<PageCode, 'loadChecks' | 'loadRenderer'>,
): () => Promise<CurrentSite | undefined> {
  let known: { commit: string; session: SiteSession } | undefined;
  return async () => {
    const commit = await runGit(root, 'rev-parse', '--verify', 'HEAD').then(
      (printed) => printed.trim(),
      () => undefined,
    );
    if (commit === undefined) return undefined;
    if (known?.commit !== commit) {
      const texts = await readTexts(root, commit);
      const renderContexts = new RenderContextCache(root);
      const session = new SiteSession({
        check: async () =>
          checkSite({
            root,
            mode: 'dev',
            cache: new CheckCache(),
            ...(await code.loadChecks()),
            overlay: (path) => texts.get(path) ?? emptyText(path),
          }),
        prepare: async (checked) =>
          renderContexts.prepare(checked, await code.loadRenderer(), { headExtra: '' }),
        keepsLastValid: false,
      });
      known = { commit, session };
    }
    return known.session.upToDate();
  };
}

async function readTexts(root: string, commit: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of listSourceFiles(root)) {
    const text = await readCommittedText(root, file, commit);
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

/** Returns what stands for a file that a commit lacks; undefined if nothing can. */
function emptyText(path: string): string | undefined {
  const kind = getSiteFileKind(path);
  if (kind === 'markdown') return '';
  if (kind === 'rowSchema') return undefined;
  return kind === 'manifest' ? 'pages: {}\n' : '{}\n';
}

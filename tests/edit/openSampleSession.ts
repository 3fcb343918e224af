import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';

/** The manifest of the site of `openSampleSession()`. */
export const sampleManifest = `site:
  name: Old
pages:
  /:
    title: Home
    description: One
  /about:
    title: About
`;

/** Opens a session of the editor in a new folder with a site of two pages. */
export async function openSampleSession(): Promise<{ root: string; session: DraftSession }> {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-session-'));
  await writeFile(join(root, 'pages.yaml'), sampleManifest);
  return { root, session: await DraftSession.open(root) };
}

import type { LocalSite, Middleware } from '../server/index.ts';
import { ownsPath } from './_local/ownsPath.ts';

/** The local backend: `dev`, `edit` and `preview` receive forms, and show what visitors sent. */
export const middleware: Middleware = {
  path: '/_mail',
  ownsPath,
  servers: ['dev', 'edit'],
  createHandler: startBackend,
  createPreviewHandler: startBackend,
};

async function startBackend({ root, installation: { packageRoot } }: LocalSite) {
  const { startLocalBackend } = await import('./_local/startLocalBackend.ts');
  const { createSiteBranding } = await import('./_local/site/createSiteBranding.ts');
  return startLocalBackend({ root, packageRoot, look: createSiteBranding });
}

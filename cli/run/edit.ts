import { readdir } from 'node:fs/promises';
import { createServer } from 'vite';
import { createEditorPlugin } from '../../editor/server/createEditorPlugin.ts';
import { getSystemErrorReason } from '../../editor/server/getSystemErrorReason.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { bundleSources } from '../../renderer/bundle/BundleSources.ts';
import { createViteConfig } from '../../renderer/bundle/createViteConfig.ts';
import type { Installation } from '../../renderer/bundle/Installation.ts';
import { loadEditorBundle } from '../../renderer/bundle/loadEditorBundle.ts';
import { loadOwnSections } from '../../renderer/bundle/loadOwnSections.ts';
import { findSiteCode, viteCacheFolder } from '../../renderer/bundle/SiteCode.ts';
import { createSiteLook } from '../../renderer/context/createSiteLook.ts';
import { writeSiteSchemas } from '../../renderer/editorSchemas/writeSiteSchemas.ts';
import { ownTypes } from '../../renderer/sections/registerSections.ts';
import { moduleFolders, viteFileAccess } from '../../server/http/restrictModules.ts';
import { unignorePackages } from '../../server/session/unignorePackages.ts';
import type { Options } from '../options/Options.ts';
import { parsePort } from '../options/parsePort.ts';
import { createSite } from './newSite.ts';
import { openInBrowser } from './openInBrowser.ts';

/** `edit`: serves the visual editor, on this computer only. */
export async function edit({ root, values }: Options, installation: Installation): Promise<number> {
  const port = parsePort(values.port, 5174);
  if (await isEmpty(root)) {
    const created = await createSite({ folder: root, yes: !process.stdin.isTTY }, installation);
    process.stdout.write(`${created}\n`);
  }
  // Without the checks of React, the preview updates twice as fast.
  process.env.NODE_ENV = 'production';
  const backend = startLocalBackend({
    root,
    packageRoot: installation.packageRoot,
    look: createSiteLook,
  });
  const found = findSiteCode(root, installation);
  const usable = await loadOwnSections(found);
  // Types that cannot be loaded are watched until they are corrected. Names stay as they are.
  const isAmbiguous = ownTypes.problems.some(({ rule }) => rule === 'section-type-twice');
  const code = isAmbiguous ? usable : found;
  const ui = await loadEditorBundle(installation);
  const site = createEditorPlugin({ code, ui, backend: backend.handle });
  const config = createViteConfig(bundleSources(code));
  const otherListeners = new Set(process.listeners('SIGTERM'));
  const server = await createServer({
    ...config,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: viteCacheFolder(code, 'edit'),
    // Listed here, because a dependency that Vite discovers later reloads the browser.
    optimizeDeps: {
      entries: ['editor/preview/*.ts', 'sections/*/island.tsx'],
      include: [
        'idiomorph',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom/client',
        'valtio',
      ],
    },
    server: {
      host: 'localhost',
      port,
      strictPort: false,
      cors: false,
      fs: viteFileAccess(moduleFolders(code)),
      watch: { ignored: unignorePackages(code.ownSections) },
    },
    plugins: [config.plugins, site.plugin],
  });
  // Vite would end the process before all changes are stored.
  for (const listener of process.listeners('SIGTERM'))
    if (!otherListeners.has(listener)) process.off('SIGTERM', listener);
  await server.listen();
  const address = `${server.resolvedUrls?.local[0] ?? ''}_edit`;
  process.stdout.write(`The editor is open at ${address}\n`);
  await writeSiteSchemas(root);
  if (!values['no-open']) openInBrowser(address);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
  let status = 0;
  try {
    await site.close();
  } catch (error) {
    process.stderr.write(`Unsaved changes could not be stored: ${getSystemErrorReason(error)}.\n`);
    status = 1;
  }
  await Promise.all([server.close(), backend.close()]);
  return status;
}

/** Whether a folder contains nothing that a person put there. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name === '.git' || name === '.blockwright');
}

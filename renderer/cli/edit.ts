import { join } from 'node:path';
import { createServer } from 'vite';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import type { Installation } from '../bundle/Installation.ts';
import { createEditorPlugin } from '../edit/server/createEditorPlugin.ts';
import { explainSystemError } from '../edit/server/explainSystemError.ts';
import { viteFileAccess } from '../server/restrictModules.ts';
import type { Options } from './Options.ts';
import { openInBrowser } from './openInBrowser.ts';
import { parsePort } from './parsePort.ts';

/** `edit`: serves the visual editor, on this computer only. */
export async function edit(
  { root, values }: Options,
  { packageRoot }: Installation,
): Promise<number> {
  const port = parsePort(values.port, 5174);
  // Without the checks of React, the preview updates twice as fast.
  process.env.NODE_ENV = 'production';
  const backend = startLocalBackend({ root, packageRoot });
  const site = createEditorPlugin({ root, packageRoot, backend: backend.handle });
  const otherListeners = new Set(process.listeners('SIGTERM'));
  const server = await createServer({
    root: packageRoot,
    configFile: join(packageRoot, 'renderer/bundle/serve.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(packageRoot, 'node_modules', '.vite-edit'),
    publicDir: false,
    // Listed here, because a dependency that Vite discovers later reloads the browser.
    optimizeDeps: {
      entries: [
        'renderer/edit/ui/main.tsx',
        'renderer/edit/frame/main.ts',
        'sections/*/island.tsx',
      ],
      include: ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client', 'valtio'],
    },
    server: {
      host: 'localhost',
      port,
      strictPort: false,
      cors: false,
      fs: viteFileAccess(packageRoot),
    },
    plugins: [site.plugin],
  });
  // Vite would end the process before all changes are stored.
  for (const listener of process.listeners('SIGTERM'))
    if (!otherListeners.has(listener)) process.off('SIGTERM', listener);
  await server.listen();
  const address = `${server.resolvedUrls?.local[0] ?? ''}_edit`;
  process.stdout.write(`The editor is open at ${address}\n`);
  if (!values['no-open']) openInBrowser(address);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
  let status = 0;
  try {
    await site.close();
  } catch (error) {
    process.stderr.write(`Unsaved changes could not be stored: ${explainSystemError(error)}.\n`);
    status = 1;
  }
  await Promise.all([server.close(), backend.close()]);
  return status;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteCode } from '../../code/SiteCode.ts';
import type { DevBundle } from '../../server/dev/DevBundle.ts';
import { startEditorServer } from './startEditorServer.ts';

test('cannot go on when Vite cannot be loaded', async () => {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-editor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'pages.yaml'), 'pages: {}\n');
  const installation = { packageRoot: process.cwd(), commandLine: root };
  const code = { root, hash: '', installation, siteSections: [], ownFolders: [] };
  const server = await startEditorServer({
    code: code as unknown as SiteCode,
    bundle: {} as DevBundle,
    ui: root,
    port: 0,
  });
  onTestFinished(() => server.close().catch(() => undefined));
  Object.defineProperty(installation, 'packageRoot', {
    get() {
      throw new Error('Vite is broken');
    },
  });
  await expect(server.failed).rejects.toThrow('Vite is broken');
});

import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits } from './applyEdits.ts';
import type { Task } from './Task.ts';

/** Creates the site of a task in an empty folder, before the faults of the task, as `new site` does. */
export async function createTaskSite(root: string, { site, start = [] }: Task): Promise<void> {
  const own = join('tests/evaluation/sites', site);
  if (existsSync(own)) {
    await cp('create/files', root, { recursive: true });
    await cp(own, root, { recursive: true });
  } else {
    const { createSite } = await import(join(process.cwd(), 'create/createSite.mjs'));
    const manifest = await readFile(join('create/starters', site, 'pages.yaml'), 'utf8');
    const [, name = ''] = /^ {2}name: (.*)$/m.exec(manifest) ?? [];
    const engine = async () => ({ blockwright: '*' });
    const url = 'https://www.example.com';
    await createSite({ folder: root, name, url, starter: site, engine });
  }
  applyEdits(root, start);
}

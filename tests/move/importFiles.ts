import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { importSite } from '../../features/move/import/importSite.ts';

const manifest = `site:
  name: New Site
  url: https://www.example.com
  description: A site to try an import in.
  locale: en
pages: {}
`;

/** Imports an old site of a few files into an empty site. */
export async function importFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<{
  /** What the command prints, with all notes. */
  printed: string;
  /** The imported texts, by address. */
  texts: Record<string, string>;
  /** The files of the new site, by path. */
  written: Record<string, string>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files))
    await writeWhole(join(folder, 'old', path), content);
  const root = join(folder, 'new');
  await writeWhole(join(root, 'pages.yaml'), manifest);
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await importSite({ root, positionals: [join(folder, 'old')], values: { all: true } });
  } finally {
    spy.mockRestore();
  }
  const paths = readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
  const written = Object.fromEntries(
    paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );
  const texts = Object.entries(written).flatMap(([path, text]): [string, string][] => {
    const [, address] = /^address: "?([^"\n]*)"?$/m.exec(text) ?? [];
    return address === undefined || !path.endsWith('.md')
      ? []
      : [[address, text.replace(/^---\n[\s\S]*?\n---\n/, '').trim()]];
  });
  return { printed: printed.join(''), texts: Object.fromEntries(texts), written };
}

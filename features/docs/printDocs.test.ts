import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UsageError } from '../../base/errors/UsageError.ts';
import { printDocs } from './printDocs.ts';

test('lists topics with their titles, prints one, and suggests one for a slip', async () => {
  const packageRoot = await mkdtemp(join(tmpdir(), 'blockwright-docs-'));
  onTestFinished(() => rm(packageRoot, { recursive: true }));
  await mkdir(join(packageRoot, 'docs/reference/sections'), { recursive: true });
  const pages = {
    'README.md': '# Documentation\n',
    'start.md': '# The first site\n\nBegin.\n',
    'untitled.md': 'No title\n',
    'reference/README.md': '# Reference\n',
    'reference/faq.md': '# Questions\n',
    'reference/sections/README.md': '# Types\n',
    'reference/sections/hero.md': '# hero\n',
  };
  for (const [name, text] of Object.entries(pages))
    await writeFile(join(packageRoot, 'docs', name), text);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const print = async (topic?: string) => {
    write.mockClear();
    const positionals = topic === undefined ? [] : [topic];
    expect(await printDocs({ root: packageRoot, positionals, values: {} }, { packageRoot })).toBe(
      0,
    );
    return write.mock.calls.map(([text]) => String(text)).join('');
  };
  expect((await print()).split('\n').slice(0, 6)).toEqual([
    ...['reference           Reference', 'reference/faq       Questions'],
    ...['reference/sections  Types', 'start               The first site'],
    ...['untitled            ', ''],
  ]);
  expect(await print('reference/sections/hero')).toBe(pages['reference/sections/hero.md']);
  expect(await print('start.md')).toBe(pages['start.md']);
  expect(await print('reference')).toBe(pages['reference/README.md']);
  await expect(print('strat')).rejects.toThrow(
    new UsageError('Unknown topic "strat". Did you mean "start"?'),
  );
});

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { generateFiles } from '../../tools/docs/generateFiles.ts';

const files = await generateFiles(process.cwd());

describe('generated files are up to date (otherwise run `npm run schema`)', () => {
  test.each(Object.keys(files))('%s', async (path) => {
    expect(await readFile(path, 'utf8')).toBe(files[path]);
  });
});

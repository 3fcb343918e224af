import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listMiddleware } from '../../server/middleware/listMiddleware.ts';
import { offerForms } from './offerForms.ts';

vi.mock('../../server/middleware/listMiddleware.ts', async (load) => {
  const module = await load<{ listMiddleware: typeof listMiddleware }>();
  return { listMiddleware: vi.fn(module.listMiddleware) };
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-forms-'));
  await mkdir(join(root, 'data/forms'), { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

test.each([
  ['the back end is missing', 'title: Ask us\n', false, true],
  ['the back end is there', 'title: Ask us\n', true, false],
  [
    'a form service receives the form',
    'action: https://example.com\ntitle: Ask us\n',
    false,
    false,
  ],
])('a site with a form, where %s', async (_, form, hasBackend, isOffered) => {
  await writeFile(join(root, 'data/forms/ask.yaml'), form);
  expect(printOffer(hasBackend)).toEqual(
    isOffered
      ? ['This site has forms. To receive them here, run: npm install @blockwright/forms\n']
      : [],
  );
});

test('a site without forms', () => {
  expect(printOffer(false)).toEqual([]);
});

function printOffer(hasBackend: boolean): string[] {
  if (!hasBackend) vi.mocked(listMiddleware).mockReturnValueOnce([]);
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  offerForms(root, 'dev');
  return printed;
}

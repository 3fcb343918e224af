import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainBuildError } from './explainBuildError.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-error-'));
const folder = join(root, 'sections', 'quiz');
const view = join(folder, 'view.tsx');
mkdirSync(folder, { recursive: true });
writeFileSync(view, 'one\ntwo\n');
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['absolute', view],
  ['relative to the working directory', relative(process.cwd(), view)],
])('finds the file of an error whose path is %s', (_, path) => {
  const message = `\u001b[31m[plugin] \u001b[0mUnexpected token\n  ╭─[ ${path}:2:1 ]`;
  const error = Object.assign(new Error(message), { loc: { line: 2, column: 0 } });
  const section = { type: 'quiz', folder, path: 'sections/quiz' } as never;
  const [problem] = explainBuildError(error, root, [section]);
  expect(problem).toMatchObject({
    rule: 'broken-section',
    message: 'This file cannot be compiled: Unexpected token.',
    at: { from: 4, file: { path: 'sections/quiz/view.tsx' } },
  });
});

test('throws errors that name no file of the site', () => {
  const error = new Error('out of memory');
  expect(() => explainBuildError(error, root, [])).toThrow(error);
});

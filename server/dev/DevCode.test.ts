import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../code/SiteCode.ts';
import type { DevBundle } from './DevBundle.ts';
import { DevCode } from './DevCode.ts';

const packageRoot = resolve('.');

test.each([
  ['base/forms/evaluateForm.ts', true],
  ['schema/rules/site/links.ts', true],
  ['sections/faq/view.tsx', true],
  ['renderer/page/PageBody.tsx', true],
  ['pipeline/buildSite.ts', false],
  ['server/dev/startDevServer.ts', false],
  ['schema/yaml/outline.test.ts', false],
])('whether pages depend on %s: %s', (path, expected) => {
  const code = createCode();
  expect(code.handleFileChange(join(packageRoot, path))).toBe(expected);
  expect(code.isEdited).toBe(expected);
});

test('explains a failure of the system without a stack', async () => {
  const failure = Object.assign(new Error('EACCES'), {
    code: 'EACCES',
    syscall: 'open',
    path: 'pages.yaml',
  });
  expect(await createCode().describeError(failure)).toEqual({
    message: 'Permission denied: pages.yaml. Give this user the right to read and write there.',
    stack: '',
  });
  const { message, stack } = await createCode().describeError(new Error('A bug'));
  expect([message, stack]).toEqual(['A bug', expect.stringContaining(import.meta.filename)]);
});

function createCode(): DevCode {
  const siteCode = { root: packageRoot, installation: { packageRoot }, siteSections: [] };
  return new DevCode(
    () => Promise.reject(new Error('Vite is not needed')),
    {} as DevBundle,
    siteCode as unknown as SiteCode,
  );
}

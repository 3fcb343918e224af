import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doors } from './doors.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-doors-'));
  writeFileSync(
    join(folder, 'index.ts'),
    [
      "export { check, type CheckOptions } from './check/check.ts';",
      "export { formatReport as format } from './report/formatReport.ts';",
      "export * as english from './words/english.ts';",
      "export type { Page } from './Page.ts';",
      '',
    ].join('\n'),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["import { check } from '../index.ts';", "import { check } from '../check/check.ts';"],
  [
    "import { check, type CheckOptions, format as print } from '../index.ts';",
    "import { check } from '../check/check.ts'; import { formatReport as print } from '../report/formatReport.ts';",
  ],
  ["import { english } from '../index.ts';", "import * as english from '../words/english.ts';"],
  ["import type { Page } from '../index.ts';\nrun();", '\nrun();'],
  ["import { type Page } from '../index.ts';", ''],
  ["export { check } from '../index.ts';", "export { check } from '../check/check.ts';"],
  [
    "const { check, format: print } = await import('../index.ts');",
    "const { check } = await import('../check/check.ts'), { formatReport: print } = await import('../report/formatReport.ts');",
  ],
  [
    "import {\n  check,\n} from '../index.ts';\nrun();",
    "import { check } from '../check/check.ts';\n\n\nrun();",
  ],
])('%s', (code, expected) => {
  expect(transform(code)).toBe(expected);
});

test('reports a name that the door does not export', () => {
  expect(() => transform("import { gone } from '../index.ts';")).toThrow(
    '../index.ts exports no gone.',
  );
});

function transform(code: string): string | undefined {
  const { transform: hook } = doors() as unknown as {
    transform: { handler(code: string, id: string): { code: string } | null };
  };
  return hook.handler(code, join(folder, 'other/module.ts'))?.code;
}

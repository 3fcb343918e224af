import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSettable } from '../../schema/diagnostics/RuleMeta.ts';
import { catalogue } from '../../schema/rules/catalogue.ts';
import { exampleFiles } from '../diagnostics/exampleFiles.ts';
import { readCases } from '../diagnostics/readCase.ts';
import { sampleCases } from '../sampleCases.ts';
import { runCommand } from './builds.ts';

// Whoever turns a check off gets the page with its flaw: the build must not depend on the check.

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const examples = [...catalogue].flatMap(([name, rule]) =>
  isSettable(rule) && rule.severity === 'error' && rule.bad ? [{ name, bad: rule.bad }] : [],
);

test.each(examples)('a site can be built with $name turned off', ({ name, bad }) =>
  expectBuild(exampleFiles(bad), [name]),
);

const folder = 'tests/fixtures/diagnostics';
const fixtures = readdirSync(folder).flatMap((file) =>
  Object.entries(readCases(readFileSync(join(folder, file), 'utf8'))).flatMap(
    ([title, { files, expected }]) => {
      const rules = [...catalogue].filter(([, { code }]) =>
        expected.some((one) => one.code === code),
      );
      const errors = rules.filter(([, { severity }]) => severity === 'error');
      const isBuilt = errors.length > 0 && errors.every(([, rule]) => isSettable(rule));
      const { 'pages.yaml': pages = '', 'options.json': options } = files;
      // What only an option of the check says, such as the size of a picture, is not in the files.
      return isBuilt && !options && /^site:\n/m.test(pages) && !/^ {2}checks:/m.test(pages)
        ? [{ name: `${file} ${title}`, files, rules: rules.map(([name]) => name) }]
        : [];
    },
  ),
);

test.each(sampleCases(fixtures, 12))(
  'a site can be built with the rules turned off that $name breaks',
  ({ files, rules }) => expectBuild(files, rules),
);

async function expectBuild(files: Record<string, string>, rules: readonly string[]) {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-disabled-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(
      join(root, path),
      path === 'pages.yaml'
        ? text.replace(
            /^site:\n/m,
            `site:\n  checks: { ${rules.map((name) => `${name}: off`).join(', ')} }\n`,
          )
        : text,
    );
  }
  const { stdout, stderr, status } = await runCommand('build', '--root', root);
  expect([stderr, status === 0 ? '' : stdout]).toEqual(['', '']);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSectionPackages } from './readSectionPackages.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-packages-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const both = ['@acme/sections', 'more.sections'];

test.each([
  ['', []],
  ['site:\n  name: A\npages:\n  /:\n    sections: [a, b]\n', []],
  ['site:\n  sections: ["@acme/sections", more.sections] # both\n  name: A\n', both],
  [
    "site: # all\n\n# more\n  sections:\n    - '@acme/sections' # one\n\n    - more.sections\n  url: b\n",
    both,
  ],
  ['pages: {}\nsite: { name: A, sections: ["@acme/sections", more.sections] }\n', both],
  ['site:\r\n  sections:\r\n  - "@acme/sections"\r\n  - more.sections\r\npages:\r\n', both],
  ['site:\n  sections:\n    [\n      "@acme/sections",\n      more.sections,\n    ]\n', both],
  ['site:\n  sections: [../up, /etc, "@/x", A b]\n', []],
])('%j', (text, names) => {
  writeFileSync(join(root, 'pages.yaml'), text);
  expect(readSectionPackages(root)).toEqual(names);
});

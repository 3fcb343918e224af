import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'tests/fixtures/features/notices';

// tests/servers/featurePackages.test.ts installs the package and uses what it adds.
test('docs/features.md shows the files of the package that the tests use', () => {
  const text = readFileSync('docs/features.md', 'utf8');
  const shown = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(shown.toSorted()).toEqual(files.toSorted());
});

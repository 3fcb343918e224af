import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../schema/rules/catalogue.ts';
import { exampleFiles } from './exampleFiles.ts';
import { readCases } from './readCase.ts';

/** Lists the texts of the corpus, and of the examples of rules, that are a site of pages.yaml alone. */
export function listManifestCases(): string[] {
  const folder = join(import.meta.dirname, '../fixtures/diagnostics');
  const cases = readdirSync(folder).flatMap((name) =>
    Object.values(readCases(readFileSync(join(folder, name), 'utf8'))).map(({ files }) => files),
  );
  const examples = [...catalogue.values()].flatMap(({ bad, good }) =>
    [bad, good].flatMap((example) => (example === undefined ? [] : [exampleFiles(example)])),
  );
  const texts = [...cases, ...examples].flatMap((files) =>
    Object.keys(files).length === 1 ? (files['pages.yaml'] ?? []) : [],
  );
  return [...new Set(texts)];
}

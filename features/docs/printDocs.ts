import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';

/**
 * `docs TOPIC`: prints a page of `docs/` in the package. Without a topic, lists all of them.
 *
 * @throws UsageError for an unknown topic
 */
export async function printDocs(
  { positionals: [topic] }: Options,
  { packageRoot }: Pick<Installation, 'packageRoot'>,
): Promise<number> {
  const folder = join(packageRoot, 'docs');
  const pages = new Map(
    readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll(sep, '/'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name.replace(/(\/README)?\.md$/, ''), join(folder, name)]),
  );
  const read = (path: string) => readFileSync(path, 'utf8');
  if (topic === undefined) {
    const listed = [...pages].filter(([name]) => !pagePerName.test(name));
    const width = Math.max(...listed.map(([{ length }]) => length)) + 2;
    const lines = listed.map(
      ([name, path]) => `${name.padEnd(width)}${/^# (.*)$/m.exec(read(path))?.[1] ?? ''}`,
    );
    process.stdout.write(`${lines.join('\n')}\n\nThe pages are in ${folder}\n`);
    return 0;
  }
  const path = pages.get(topic.replace(/\.md$/, ''));
  if (path === undefined) {
    const suggestion = getSpellingSuggestion(topic, [...pages.keys()]);
    throw new UsageError(
      `Unknown topic "${topic}". ${suggestion ? `Did you mean "${suggestion}"?` : '`blockwright docs` lists all topics.'}`,
    );
  }
  process.stdout.write(read(path));
  return 0;
}

/** The pages of single section types and diagnostics, of which the page of their folder tells. */
const pagePerName = /^reference\/[\w-]+\/./;

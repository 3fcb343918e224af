import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { parse } from 'yaml';
import { formSchema } from '../../schema/vocabulary/form/form.ts';
import { pageSchema } from '../../schema/vocabulary/page.ts';
import { siteSchema } from '../../schema/vocabulary/site/site.ts';
import { formatKeys, type Node } from './formatKeys.ts';

/** What the page says about a command. */
export type CommandSummaries = Readonly<Record<string, { summary: string; positionals?: string }>>;

/**
 * Generates the reference on one page: the commands, the keys that the starters use, and the section
 * types.
 *
 * @param schemas section type → schema
 * @param packageRoot the folder with create/
 */
export function generateShortReference(
  commands: CommandSummaries,
  schemas: Record<string, TSchema>,
  packageRoot: string,
): string {
  const used = collectKeys(join(packageRoot, 'create/starters'));
  const parts: [title: string, schema: object][] = [
    ['site', siteSchema],
    ['A page', pageSchema],
    ['A form', formSchema],
  ];
  return [
    '<!-- Made by `npm run schema` from cli/commands/, schema/ and sections/*/schema.ts. -->',
    '# The short reference',
    '',
    'All commands, the keys that most sites need, and the section types. [Keys](keys.md) and [Section types](sections.md) have the rest.',
    '',
    '## Commands',
    '',
    '| `npx blockwright …` | what it does |',
    '|---|---|',
    ...Object.entries(commands).map(
      ([name, { summary, positionals }]) =>
        `| \`${[name, positionals?.replaceAll('|', '\\|')].filter(Boolean).join(' ')}\` | ${summary} |`,
    ),
    ...parts.flatMap(([title, schema]) => [
      '',
      `## ${title}`,
      '',
      '| key | | what it is |',
      '|---|---|---|',
      ...formatKeys(schema as Node, '').filter((row) =>
        used.has(/`(?:.*\.)?(\w+)/.exec(row)?.[1] ?? ''),
      ),
    ]),
    '',
    '## Sections',
    '',
    'Most types have `eyebrow`, `title`, `intro`, `items` and `actions`; all have `id` and `tone`.',
    '',
    '| type | what it shows |',
    '|---|---|',
    ...Object.entries(schemas)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([type, { description }]: [string, Node]) =>
          `| [${type}](sections.md#${type}) | ${description} |`,
      ),
    '',
  ].join('\n');
}

/** Returns the keys in the manifests and forms of the starters. */
function collectKeys(folder: string): Set<string> {
  const keys = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.yaml'))
      parse(readFileSync(join(folder, path), 'utf8'), (key, value) => {
        if (typeof key === 'string') keys.add(key);
        return value;
      });
  return keys;
}

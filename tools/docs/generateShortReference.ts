import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { parse } from 'yaml';
import { formSchema, pageSchema, siteSchema } from '../../schema/vocabulary.ts';
import { formatKeys, type Node } from './formatKeys.ts';

/** The text of the page about a command. */
export type CommandSummaries = Readonly<Record<string, { summary: string; positionals?: string }>>;

/**
 * Generates the reference on one page: the commands, the keys that three starters use, and the section
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
  const parts: [title: string, prefix: string, schema: object][] = [
    ['site', 'site', siteSchema],
    ['A page', 'page', pageSchema],
    ['A form', 'form', formSchema],
  ];
  return [
    '<!-- Made by `npm run schema` from cli/commands/, schema/ and sections/*/schema.ts. -->',
    '# The short reference',
    '',
    'All commands, the keys that most sites need, and the section types. [Keys](keys.md) and [Section types](sections/README.md) have the rest.',
    '',
    '## Commands',
    '',
    '| `npx blockwright …` | what it does |',
    '|---|---|',
    ...Object.entries(commands).map(
      ([name, { summary, positionals }]) =>
        `| \`${[name, positionals?.replaceAll('|', '\\|')].filter(Boolean).join(' ')}\` | ${summary} |`,
    ),
    ...parts.flatMap(([title, prefix, schema]) => [
      '',
      `## ${title}`,
      '',
      '| key | | what it is |',
      '|---|---|---|',
      ...formatKeys(schema as Node, '').filter((row) =>
        used.has(`${prefix}.${/`(.+?)(?:\[\])?`/.exec(row)?.[1]}`),
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
          `| [${type}](sections/${type}.md) | ${description} |`,
      ),
    '',
  ].join('\n');
}

/**
 * Returns the paths of the keys in the manifests and forms of at least three starters, such as
 * `site.theme.accent`.
 */
function collectKeys(folder: string): Set<string> {
  const starters = readdirSync(folder).map((starter) => collectStarterKeys(join(folder, starter)));
  const keys = new Set(starters.flatMap((used) => [...used]));
  return new Set([...keys].filter((key) => starters.filter((used) => used.has(key)).length > 2));
}

function collectStarterKeys(folder: string): Set<string> {
  const keys = new Set<string>();
  const collect = (value: unknown, path: string) => {
    keys.add(path);
    if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`);
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/pages\.yaml$|forms.+\.yaml$/.test(file)) continue;
    const content = parse(readFileSync(join(folder, file), 'utf8'));
    if (!file.endsWith('pages.yaml')) collect(content, 'form');
    else {
      collect(content.site, 'site');
      for (const page of Object.values(content.pages)) collect(page, 'page');
    }
  }
  return keys;
}

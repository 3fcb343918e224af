import type { TSchema } from 'typebox';
import { presets, sectionSchemas } from '../../renderer/index.ts';
import { allLimits, catalogue, isSettable } from '../../schema/index.ts';
import {
  colorTokens,
  featureKeys,
  formSchema,
  getTranslations,
  type Message,
  pageSchema,
  siteSchema,
  type WordGroup,
  wordGroups,
} from '../../schema/vocabulary.ts';
import { formatKeys, type Node } from './formatKeys.ts';
import { generateDiagnosticPages } from './generateDiagnosticPages.ts';
import { generateSectionPages } from './generateSectionPages.ts';
import { type CommandSummaries, generateShortReference } from './generateShortReference.ts';

/**
 * Generates the reference pages from commands, schemas, presets, words and the catalogue of diagnostics.
 *
 * @returns path below the package → content
 */
export function generateReferencePages(
  commands: CommandSummaries,
  packageRoot: string,
): Record<string, string> {
  const pages = {
    ...generateDiagnosticPages(),
    ...generateSectionPages(sectionSchemas, presets.listPresets()),
    'keys.md': generateKeyDocs(),
    'short.md': generateShortReference(commands, sectionSchemas, packageRoot),
    'words.md': generateWordDocs(),
  };
  return Object.fromEntries(
    Object.entries(pages).map(([path, text]) => [`docs/reference/${path}`, text]),
  );
}

/** Generates the page of words: every word of the interface, by group and key. */
function generateWordDocs(): string {
  return `# Words of the interface

[Other languages](../languages.md) explains \`words.yaml\`.

English and these languages are complete: ${Object.keys(getTranslations())
    .map((language) => `\`${language}\``)
    .join(
      ', ',
    )}. A value in braces is filled in. A word with several lines has a text for each kind of number: \`one\`, \`other\`, and what else the language distinguishes.

${Object.entries(wordGroups).map(renderGroup).join('\n')}`;
}

function renderGroup([group, words]: [string, WordGroup]): string {
  const rows = Object.entries(words).map(([key, word]) => `| \`${key}\` | ${renderWord(word)} |`);
  return [`## ${group}`, '', '| key | English |', '|---|---|', ...rows, ''].join('\n');
}

function renderWord(word: Message): string {
  if (typeof word === 'string') return escapeCell(word);
  return Object.entries(word)
    .map(([category, form]) => `\`${category}\`: ${escapeCell(form)}`)
    .join('<br>');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}

/** Generates the page of keys: every key outside of sections, and every check that can be set. */
function generateKeyDocs(): string {
  const { header, footer, theme, ...site } = siteSchema.properties;
  const own = Object.entries(site).filter(([key]) => !(key in featureKeys.site));
  const added = Object.entries<Node>(featureKeys.site);
  // Keys with keys of their own have a table of their own.
  const single = added.filter(([, schema]) => !schema.properties);
  const parts: [title: string, text: string, schema: object][] = [
    [
      'site',
      'What all pages share.',
      { ...siteSchema, properties: Object.fromEntries([...own, ...single]) },
    ],
    ['site.header', 'The bar at the top of every page.', header],
    ['site.footer', 'The footer of every page.', footer],
    ['site.theme', 'Colours, fonts and sizes.', withoutColors(theme)],
    ...added
      .filter(([, schema]) => schema.properties)
      .map(([key, schema]): [string, string, object] => [
        `site.${key}`,
        String(schema.description),
        schema,
      ]),
    ['A page', 'An entry of `pages:`.', pageSchema],
    ['A form', 'A file in `data/forms/`.', formSchema],
  ];
  return [
    '<!-- Made by `npm run schema` from schema/. -->',
    '# Keys',
    '',
    'Every key of `pages.yaml` and of forms, apart from [the keys of sections](sections/README.md).',
    ...parts.flatMap(([title, text, schema]) => [
      '',
      `## ${title}`,
      '',
      text,
      '',
      '| key | | what it is |',
      '|---|---|---|',
      ...formatKeys(schema as Node, ''),
    ]),
    '',
    '## Colours',
    '',
    'Keys of `site.theme.colors.light` and `site.theme.colors.dark`. Each is optional, and derived from the accent colour unless set.',
    '',
    '| key | what it is |',
    '|---|---|',
    ...Object.entries(colorTokens).map(([name, text]) => `| \`${name}\` | ${text} |`),
    '',
    '## Row schemas',
    '',
    'A collection `data/<name>.yaml` has a JSON Schema in `data/<name>.schema.yaml`, for one of its rows. `properties` lists the columns, `required` those that every row has, and `additionalProperties: false` reports all others. [Pages and lists from tables](../data.md) has an example.',
    '',
    '## site.checks',
    '',
    'Each of these checks can be `error`, `warning` or `off`. [Diagnostics](diagnostics/README.md) explains them.',
    '',
    '| check | code | default | reports |',
    '|---|---|---|---|',
    ...[...catalogue]
      .filter(([, rule]) => isSettable(rule))
      .map(
        ([name, { code, severity, title }]) => `| \`${name}\` | ${code} | ${severity} | ${title} |`,
      ),
    '',
    'These limits are numbers:',
    '',
    '| limit | default |',
    '|---|---|',
    ...Object.entries(allLimits).map(([name, value]) => `| \`${name}\` | ${value} |`),
    '',
  ].join('\n');
}

/** Returns the schema of the theme without single colours, which have a table of their own. */
function withoutColors(theme: TSchema): object {
  const { properties } = theme as TSchema & { properties: Record<string, { description: string }> };
  const { description } = properties.colors ?? {};
  return { ...theme, properties: { ...properties, colors: { description } } };
}

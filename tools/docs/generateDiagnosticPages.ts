import { allLimits, catalogue, isSettable, type RuleMeta } from '../../schema/index.ts';

/**
 * Generates a page for each diagnostic, with its example, reason and remedy, and a list of all.
 *
 * @returns path below docs/reference/ → content
 */
export function generateDiagnosticPages(): Record<string, string> {
  const pages = [...catalogue].map(([name, rule]) => [
    `diagnostics/${rule.code}.md`,
    formatRule(name, rule),
  ]);
  return {
    'diagnostics/README.md': `${[introduction, ...areas.map(formatArea)].join('\n\n')}\n`,
    ...Object.fromEntries(pages),
  };
}

const areas: [string, (rule: RuleMeta) => boolean][] = [
  ['Files and YAML', ({ phase }) => phase === 'yaml'],
  ['Keys and values', ({ phase }) => phase === 'shape'],
  ['Blocks, rows, expressions and forms', ({ phase }) => phase === 'reference'],
  ['Content of a page', ({ phase, scope }) => phase === 'content' && scope === 'page'],
  ['Content of the site', ({ phase, scope }) => phase === 'content' && scope !== 'page'],
];

const introduction = `# Diagnostics

\`npx blockwright check\` reports every problem in one run, with its file, line and column. Each
diagnostic has a code that never changes, and a page of its name in this folder, which
\`npx blockwright explain CODE\` prints, too.

**Errors** stop the build; **warnings** do not. You can change the severity of the codes marked
*settable* for the whole site:

\`\`\`yaml
site:
  checks:
    title-length: off      # or error, or warning
    near-duplicate: error
\`\`\`

A *page check* looks at each page by itself, a *site check* at all pages together.

To suppress a diagnostic in a single place, add a comment on the line above or at the end of the line:

\`\`\`yaml
      # blockwright-disable-next-line dead-link
      link: { label: Soon, to: /soon }
      image: { src: /x.svg, alt: x.svg } # blockwright-disable-line alt-text
\`\`\`

The same mapping sets the limits that checks compare with. The defaults are ${Object.entries(
  allLimits,
)
  .map(([name, value]) => `\`${name}: ${value}\``)
  .join(', ')}.`;

function formatArea([title, belongs]: (typeof areas)[number]): string {
  const rules = [...catalogue]
    .filter(([, rule]) => belongs(rule))
    .sort(([, one], [, other]) => (one.code < other.code ? -1 : 1));
  const rows = rules.map(
    ([name, { code, title: what }]) => `| [${code}](${code}.md) | \`${name}\` | ${what} |`,
  );
  return [`## ${title}\n`, '| code | name | what is wrong |', '|---|---|---|', ...rows].join('\n');
}

function formatRule(name: string, rule: RuleMeta): string {
  const severity = rule.severity === 'off' ? 'off by default' : rule.severity;
  const properties = [
    severity,
    ...(rule.phase === 'content' ? [`${rule.scope} check`] : []),
    ...(isSettable(rule) ? ['settable'] : []),
  ];
  const parts = [
    `# ${rule.code} ${name}`,
    `${rule.title}. *(${properties.join(', ')})*`,
    ...(rule.bad ? [formatExample('Incorrect', rule.bad)] : []),
    ...(rule.good ? [formatExample('Correct', rule.good)] : []),
    `${rule.why} ${rule.help}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function formatExample(title: string, text: string): string {
  return `${title}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
}

import { allLimits, catalogue, isSettable, type RuleMeta } from '../../schema/index.ts';

/** Renders the page of diagnostics: every rule with its code, reason, remedy and examples. */
export function createDiagnosticsPage(): string {
  return `${[introduction, ...areas.map(renderArea)].join('\n\n')}\n`;
}

const areas: [string, (rule: RuleMeta) => boolean][] = [
  ['Files and YAML', ({ phase }) => phase === 'yaml'],
  ['Keys and values', ({ phase }) => phase === 'shape'],
  ['Blocks, rows, expressions and forms', ({ phase }) => phase === 'reference'],
  ['Content of a page', ({ phase, scope }) => phase === 'content' && scope === 'page'],
  ['Content of the site', ({ phase, scope }) => phase === 'content' && scope !== 'page'],
];

const introduction = `<!-- Made by \`npm run schema\` from schema/rules. -->
# Diagnostics

\`npx blockwright check\` reports every problem in one run, with its file, line and column. Each
diagnostic has a code that never changes. \`npx blockwright explain CODE\` prints its entry on this page.

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

function renderArea([title, belongs]: (typeof areas)[number]): string {
  const rules = [...catalogue]
    .filter(([, rule]) => belongs(rule))
    .sort(([, one], [, other]) => (one.code < other.code ? -1 : 1));
  return [`## ${title}`, ...rules.map(([name, rule]) => renderRule(name, rule))].join('\n\n');
}

function renderRule(name: string, rule: RuleMeta): string {
  const severity = rule.severity === 'off' ? 'off by default' : rule.severity;
  const properties = [
    severity,
    ...(rule.phase === 'content' ? [`${rule.scope} check`] : []),
    ...(isSettable(rule) ? ['settable'] : []),
  ];
  return [
    `### ${rule.code} ${name}`,
    `${rule.title}. *(${properties.join(', ')})*`,
    `${rule.why} ${rule.help}`,
    ...(rule.bad ? [renderExample('Incorrect', rule.bad)] : []),
    ...(rule.good ? [renderExample('Correct', rule.good)] : []),
  ].join('\n\n');
}

function renderExample(title: string, text: string): string {
  return `${title}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
}

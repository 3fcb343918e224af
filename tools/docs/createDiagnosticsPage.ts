import { limits } from '../../schema/content/limits.ts';
import { contentRules } from '../../schema/diagnostics/catalogue/content.ts';
import { cssRules } from '../../schema/diagnostics/catalogue/css.ts';
import { fileRules } from '../../schema/diagnostics/catalogue/files.ts';
import { formRules } from '../../schema/diagnostics/catalogue/forms.ts';
import { headRules } from '../../schema/diagnostics/catalogue/head.ts';
import { linkRules } from '../../schema/diagnostics/catalogue/links.ts';
import { proseRules } from '../../schema/diagnostics/catalogue/prose.ts';
import type { RuleMeta } from '../../schema/diagnostics/catalogue/RuleMeta.ts';
import { referenceRules } from '../../schema/diagnostics/catalogue/references.ts';
import { shapeRules } from '../../schema/diagnostics/catalogue/shape.ts';
import { siteCodeRules } from '../../schema/diagnostics/catalogue/siteCode.ts';
import { structuredDataRules } from '../../schema/diagnostics/catalogue/structuredData.ts';
import { themeRules } from '../../schema/diagnostics/catalogue/theme.ts';
import { wordRules } from '../../schema/diagnostics/catalogue/words.ts';
import { yamlRules } from '../../schema/diagnostics/catalogue/yaml.ts';

/** Renders the page of diagnostics: every rule with its code, reason, remedy and examples. */
export function createDiagnosticsPage(): string {
  return `${[introduction, ...areas.map(renderArea)].join('\n\n')}\n`;
}

const areas: [string, Record<string, RuleMeta>][] = [
  ['Files', fileRules],
  ['YAML', yamlRules],
  ['Keys and values', shapeRules],
  ['Blocks, rows and expressions', referenceRules],
  ['Forms', formRules],
  ['Routes and links', linkRules],
  ['Content', contentRules],
  ['Texts in Markdown', proseRules],
  ['Structured data', structuredDataRules],
  ['Theme', themeRules],
  ['Styles in theme.css', cssRules],
  ['Tags in the head', headRules],
  ['Code of the site', siteCodeRules],
  ['Words of the interface', wordRules],
];

const introduction = `<!-- Made by \`npm run schema\` from schema/diagnostics/catalogue. -->
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

The same mapping sets the limits that checks compare with. The defaults are ${Object.entries(limits)
  .map(([name, value]) => `\`${name}: ${value}\``)
  .join(', ')}.`;

function renderArea([title, rules]: [string, Record<string, RuleMeta>]): string {
  return [
    `## ${title}`,
    ...Object.entries(rules).map(([name, rule]) => renderRule(name, rule)),
  ].join('\n\n');
}

function renderRule(name: string, rule: RuleMeta): string {
  const severity = rule.severity === 'off' ? 'off by default' : rule.severity;
  const properties = [
    severity,
    ...(rule.phase === 'content' ? [`${rule.scope} check`] : []),
    ...(rule.settable ? ['settable'] : []),
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

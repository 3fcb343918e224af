import { content } from '../../schema/diagnostics/catalogue/content.ts';
import { files } from '../../schema/diagnostics/catalogue/files.ts';
import { links } from '../../schema/diagnostics/catalogue/links.ts';
import type { RuleMeta } from '../../schema/diagnostics/catalogue/RuleMeta.ts';
import { references } from '../../schema/diagnostics/catalogue/references.ts';
import { shape } from '../../schema/diagnostics/catalogue/shape.ts';
import { structuredData } from '../../schema/diagnostics/catalogue/structuredData.ts';
import { yaml } from '../../schema/diagnostics/catalogue/yaml.ts';
import { isSettable } from '../../schema/diagnostics/isSettable.ts';
import { limits } from '../../schema/rules/RuleContext.ts';

/** docs/diagnostics.md: every kind of mistake with its code, why, what to do, and examples. */
export function diagnosticsPage(): string {
  return `${[introduction, ...areas.map(area)].join('\n\n')}\n`;
}

const areas: [string, Record<string, RuleMeta>][] = [
  ['Files', files],
  ['YAML', yaml],
  ['Keys and values', shape],
  ['Blocks, rows and expressions', references],
  ['Routes and links', links],
  ['Content', content],
  ['Structured data', structuredData],
];

const introduction = `<!-- Generated from schema/diagnostics/catalogue by \`npm run schema\`. -->
# Diagnostics

\`npx blockwright check\` reports every problem in one run, with its file, line and column. Each
diagnostic has a code that never changes. \`npx blockwright explain CODE\` prints its entry on this page.

**Errors** stop the build; **warnings** do not. You can change the severity of the codes marked
*settable* for the whole site:

\`\`\`yaml
site:
  checks:
    title-length: "off"    # or error, or warning
    near-duplicate: error
\`\`\`

To suppress one in a single place, add a comment on the line above or at the end of the line:

\`\`\`yaml
      # blockwright-disable-next-line dead-link
      link: { label: Soon, to: /soon }
      image: { src: /x.svg, alt: x.svg } # blockwright-disable-line alt-text
\`\`\`

The same mapping sets the limits that checks compare with. The defaults are ${Object.entries(limits)
  .map(([name, value]) => `\`${name}: ${value}\``)
  .join(', ')}.`;

function area([title, rules]: [string, Record<string, RuleMeta>]): string {
  return [`## ${title}`, ...Object.entries(rules).map(([name, rule]) => entry(name, rule))].join(
    '\n\n',
  );
}

function entry(name: string, rule: RuleMeta): string {
  const severity = rule.severity === 'off' ? 'off by default' : rule.severity;
  const settable = isSettable(rule) ? ', settable' : '';
  return [
    `### ${rule.code} ${name}`,
    `${rule.title}. *(${severity}${settable})*`,
    `${rule.why} ${rule.help}`,
    ...(rule.bad ? [example('Incorrect', rule.bad)] : []),
    ...(rule.good ? [example('Correct', rule.good)] : []),
  ].join('\n\n');
}

function example(title: string, text: string): string {
  return `${title}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
}

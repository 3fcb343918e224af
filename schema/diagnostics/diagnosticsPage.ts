import { limits } from '../crossChecks/CrossContext.ts';
import { content } from './catalogue/content.ts';
import { files } from './catalogue/files.ts';
import { links } from './catalogue/links.ts';
import { references } from './catalogue/references.ts';
import { shape } from './catalogue/shape.ts';
import { structuredData } from './catalogue/structuredData.ts';
import { yaml } from './catalogue/yaml.ts';
import { isSettable } from './isSettable.ts';
import type { Rule } from './Rule.ts';

/** docs/diagnostics.md: every kind of mistake with its code, why, what to do, and examples. */
export function diagnosticsPage(): string {
  return `${[introduction, ...areas.map(area)].join('\n\n')}\n`;
}

const areas: [string, Record<string, Rule>][] = [
  ['Files', files],
  ['YAML', yaml],
  ['Keys and values', shape],
  ['Blocks, rows and {{ }}', references],
  ['Routes and links', links],
  ['Content', content],
  ['Structured data', structuredData],
];

const introduction = `<!-- Generated from schema/diagnostics/catalogue by \`npm run schema\`. -->
# Diagnostics

\`npx blockwright check\` tells everything that is wrong in one run, each at its place. Every kind of
mistake has a code that never changes; \`npx blockwright explain CODE\` prints what stands here.

**Errors** stop the build; **warnings** do not. For the codes marked *settable* the severity can be
set in the manifest, for the whole site:

\`\`\`yaml
site:
  checks:
    title-length: "off"    # or error, or warning
    near-duplicate: error
\`\`\`

and silenced at one place by a comment in the line above, or at the end of the line:

\`\`\`yaml
      # blockwright-disable-next-line dead-link
      link: { label: Soon, to: /soon }
      image: { src: /x.svg, alt: x.svg } # blockwright-disable-line alt-text
\`\`\`

Numbers that checks compare with are set in the same place: ${Object.entries(limits)
  .map(([name, value]) => `\`${name}: ${value}\``)
  .join(', ')}.`;

function area([title, rules]: [string, Record<string, Rule>]): string {
  return [`## ${title}`, ...Object.entries(rules).map(([name, rule]) => entry(name, rule))].join(
    '\n\n',
  );
}

function entry(name: string, rule: Rule): string {
  const severity = rule.severity === 'off' ? 'off unless set' : rule.severity;
  const settable = isSettable(rule) ? ', settable' : '';
  return [
    `### ${rule.code} ${name}`,
    `${rule.title}. *(${severity}${settable})*`,
    `${rule.why} ${rule.mend}`,
    ...(rule.bad ? [example('Not so', rule.bad)] : []),
    ...(rule.good ? [example('But so', rule.good)] : []),
  ].join('\n\n');
}

function example(title: string, text: string): string {
  return `${title}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
}

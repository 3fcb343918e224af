import { isSettable, type RuleMeta, type RuleName } from '../diagnostics/RuleMeta.ts';
import { catalogue } from './catalogue.ts';

/** Finds a rule by code (`BW012`) or name (`unknown-key`), ignoring case. */
export function findRule(codeOrName: string): ({ name: RuleName } & RuleMeta) | undefined {
  const wanted = codeOrName.trim().toLowerCase();
  for (const [name, rule] of catalogue)
    if (name === wanted || rule.code.toLowerCase() === wanted) return { name, ...rule };
  return undefined;
}

/** Explains a rule as plain text for a terminal; returns undefined for an unknown code or name. */
export function explainRule(codeOrName: string): string | undefined {
  const rule = findRule(codeOrName);
  if (!rule) return undefined;
  const parts = [
    `${rule.code} ${rule.name} (${severityWord(rule)})`,
    `${rule.title}.`,
    `Why it matters: ${rule.why}`,
    `How to fix it: ${rule.help}`,
    ...(rule.bad ? [`Incorrect:\n${indent(rule.bad)}`] : []),
    ...(rule.good ? [`Correct:\n${indent(rule.good)}`] : []),
    ...(isSettable(rule)
      ? [
          `To change the severity, set \`checks: { ${rule.name}: error }\` in \`site\` (error, warning or off).\nTo suppress it in one place, write \`# blockwright-disable-next-line ${rule.name}\` on the line above.`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function severityWord({ severity }: RuleMeta): string {
  return severity === 'off' ? 'off by default' : severity;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

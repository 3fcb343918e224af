import type { RuleMeta } from './catalogue/RuleMeta.ts';
import { catalogue, type RuleName } from './catalogue.ts';
import { getSpellingSuggestion } from './getSpellingSuggestion.ts';
import { isSettable } from './isSettable.ts';

/** The entry of the catalogue for a code (`BW012`) or name (`unknown-key`); undefined for neither. */
export function findRule(codeOrName: string): ({ name: RuleName } & RuleMeta) | undefined {
  const sought = codeOrName.trim().toLowerCase();
  for (const [name, rule] of Object.entries(catalogue))
    if (name === sought || rule.code.toLowerCase() === sought)
      return { name: name as RuleName, ...rule };
  return undefined;
}

/** What a code or name means, as plain text for a terminal; undefined for an unknown one. */
export function explain(codeOrName: string): string | undefined {
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

/** The name or code that an unknown one is most likely a misspelling of. */
export function suggestRule(codeOrName: string): string | undefined {
  const codes = Object.values(catalogue).map((rule) => rule.code);
  return getSpellingSuggestion(codeOrName, [...Object.keys(catalogue), ...codes]);
}

function severityWord({ severity }: RuleMeta): string {
  return severity === 'off' ? 'off by default' : severity;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

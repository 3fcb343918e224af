import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import type { DirectiveFlaw, Span } from './Directive.ts';
import { calloutNames, directiveNames, directiveTypes } from './directiveTypes.ts';
import type { Opening } from './readOpening.ts';

/** Explains the name of a directive that is unknown, or that has too few or too many colons. */
export function explainName(
  { name, nameSpan, colons, rest, label, attributes }: Opening,
  line: Span & { text: string },
): DirectiveFlaw | undefined {
  const names = Object.keys(directiveTypes);
  const type = Object.hasOwn(directiveTypes, name) ? directiveTypes[name] : undefined;
  if (type) {
    if (Boolean(type.body) === colons > 2) return undefined;
    return {
      from: line.from,
      to: line.from + colons,
      message: type.body
        ? `The directive \`${name}\` contains text, so it needs three colons and an end.`
        : `The directive \`${name}\` contains no text, so it has two colons and no end.`,
      hint: `write \`${type.example}\`${type.body ? ', the text, and `:::` below' : ''}`,
    };
  }
  const known = name.toLowerCase();
  const message = `\`${name}\` is no directive.`;
  const kind = Object.hasOwn(calloutNames, known) ? calloutNames[known] : undefined;
  if (kind !== undefined) {
    const title = label?.text ?? rest.text;
    const shape = `callout${title && !/[[\]]/.test(title) ? `[${title}]` : ''}{kind="${kind}"}`;
    const isCertain = colons > 2 && attributes.size === 0;
    return {
      from: nameSpan.from,
      to: isCertain ? line.to : nameSpan.to,
      message,
      hint: `write \`:::${shape}\``,
      ...(isCertain && { replacement: shape }),
    };
  }
  if (/^(?:code-?group|tabs?|code-?tabs)$/.test(known))
    return {
      ...nameSpan,
      message,
      hint: 'write blocks of code one below the other, each with `tab="…"` behind its language',
    };
  const meant = Object.hasOwn(directiveNames, known)
    ? directiveNames[known]
    : getSpellingSuggestion(name, names);
  return {
    ...nameSpan,
    message,
    hint: meant
      ? `did you mean \`${directiveTypes[meant]?.example}\`?`
      : `directives are ${names.join(', ')}; for colons as such, write \`\\:\``,
  };
}

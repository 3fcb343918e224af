import { evaluate } from '../../reference/expressions/evaluate.ts';
import type { Scope } from '../../reference/expressions/Scope.ts';
import { parseTemplate } from '../../reference/expressions/template.ts';
import { pieceAt, type TextFlaw } from './TextFlaw.ts';

/** Finds `{site.name}` and `${site.name}`: names of the scope that are not in double braces. */
export function findSingleBraces(text: string, scope: Scope): TextFlaw[] {
  return [...text.matchAll(singleBraces)].flatMap((match): TextFlaw[] => {
    const name = match[1] ?? '';
    const [expression] = parseTemplate(`{{ ${name} }}`);
    if (!expression || !scope.names.has(name.split('.')[0] ?? '')) return [];
    const result = evaluate(expression, scope);
    if (!('value' in result) || typeof result.value === 'object') return [];
    const piece = pieceAt(text, match.index, match.index + match[0].length);
    const corrected = `{{ ${name} }}`;
    return [
      {
        rule: 'single-braces',
        piece,
        message: `\`${match[0]}\` is shown as it is; only double braces insert a value.`,
        hint: `write \`${corrected}\``,
        edits: [{ piece, text: corrected }],
      },
    ];
  });
}

const singleBraces = /(?<!\{)\$?\{\s*([A-Za-z_][\w-]*(?:\.[\w-]+)+)\s*\}{1,2}/g;

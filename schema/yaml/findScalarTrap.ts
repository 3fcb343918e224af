import type { Scalar } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** Says when a plain scalar means something else than it seems; undefined for most. */
export function findScalarTrap(source: SourceFile, node: Scalar): Problem | undefined {
  const { value } = node;
  if (node.type !== 'PLAIN') return undefined;
  if (typeof value === 'string') {
    if (value.includes(' - ')) return hyphenLine(source, node);
    if (value.length > 8) return undefined;
    if (booleanWord.test(value))
      return trap(
        'boolean-word',
        `\`${value}\` is text here, but older YAML reads it as ${meaning(value)}.`,
        `write \`${meaning(value)}\`, or "${value}" in quotes`,
      );
    if (clockTime.test(value))
      return trap(
        'clock-time',
        `\`${value}\` is text here, but older YAML reads it as the number ${sexagesimal(value)}.`,
        `write "${value}" in quotes`,
      );
    if (separated.test(value))
      return trap(
        'ambiguous-number',
        `\`${value}\` is text, not a number.`,
        'write the number without underscores',
      );
    return undefined;
  }
  if (typeof value !== 'number') return undefined;
  const written = node.source ?? '';
  if (leadingZero.test(written))
    return trap(
      'leading-zero',
      `\`${written}\` becomes the number ${value}; the leading zero is lost.`,
      `write "${written}" in quotes`,
    );
  if (trailingZero.test(written))
    return trap(
      'trailing-zero',
      `\`${written}\` becomes the number ${value}; the trailing zero is lost.`,
      `write "${written}" in quotes, or ${value}`,
    );
  if (odd.test(written))
    return trap(
      'ambiguous-number',
      `\`${written}\` becomes the number ${value}.`,
      `write ${value}, or "${written}" in quotes`,
    );
  return undefined;

  function trap(rule: Problem['rule'], message: string, hint: string): Problem {
    const [from, to] = node.range ?? [0, 0];
    const at = { file: source, from, to };
    const quoted = `"${source.text.slice(from, to)}"`;
    return { rule, message, hint, at, fix: [{ at, text: quoted }] };
  }
}

/** A text that runs on into a line with a hyphen, which was meant as an entry of a list. */
function hyphenLine(source: SourceFile, node: Scalar): Problem | undefined {
  const [from, to] = node.range ?? [0, 0];
  const match = /\n[ \t]*(?=- )/.exec(source.text.slice(from, to));
  if (!match) return undefined;
  const start = from + match.index + match[0].length;
  return {
    rule: 'bad-indentation',
    message: 'This line starts with a hyphen, but YAML reads it as part of the text above.',
    hint: 'if it is a list item, fix its indentation; if it is text, put the whole text in quotes',
    at: { file: source, from: start, to: start + 1 },
  };
}

const booleanWord = /^(?:yes|no|on|off|y|n)$/i;
const clockTime = /^\d{1,2}(?::[0-5]\d){1,2}$/;
const separated = /^[-+]?\d+(?:_\d+)+$/;
const leadingZero = /^[-+]?0\d+$/;
const trailingZero = /^[-+]?\d+\.\d*0$/;
const odd = /^(?:0o[0-7]+|0x[0-9a-f]+|[-+]?(?:\d+\.?\d*|\.\d+)e[-+]?\d+|[-+]?\.inf|\.nan|\+\d+)$/i;

function meaning(word: string): 'true' | 'false' {
  return /^(?:yes|on|y)$/i.test(word) ? 'true' : 'false';
}

function sexagesimal(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

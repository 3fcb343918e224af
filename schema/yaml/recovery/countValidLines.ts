import { parseDocument, visit } from 'yaml';

/** Returns how many lines are valid from the top (infinity for all) and how many values they hold. */
export function countValidLines(lines: readonly string[]): [lines: number, values: number] {
  const text = lines.join('\n');
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) return [text.slice(0, error.pos[0]).split('\n').length, 0];
  let values = 0;
  visit(document, {
    Scalar: (_, { value }) => void (value !== null && values++),
    Collection: () => void values++,
  });
  return [Number.POSITIVE_INFINITY, values];
}

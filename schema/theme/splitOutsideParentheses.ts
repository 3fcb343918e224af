/** Splits a text at a separator outside parentheses; into nothing if these do not match. */
export function splitOutsideParentheses(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return [];
    if (character === separator && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  if (depth > 0) return [];
  return parts.map((part) => part.trim()).filter((part) => separator === ',' || part !== '');
}

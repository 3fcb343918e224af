/** Puts marks around words, inside of the spaces around them. */
export function mark(sign: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const inner = words.replaceAll(sign, '');
  return inner === '' ? before + after : `${before}${sign}${inner}${sign}${after}`;
}

/** Returns words as a span of code. */
export function quoteCode(text: string): string {
  const code = text.replaceAll(/\s+/g, ' ');
  if (code.trim() === '') return '';
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

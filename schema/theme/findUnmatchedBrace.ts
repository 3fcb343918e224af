/**
 * Returns the offset of the first brace of a stylesheet without a partner. Browsers close an open `{`
 * at the end of the file, so that it swallows all rules after it; a stray `}` breaks the next rule.
 */
export function findUnmatchedBrace(css: string): number | undefined {
  const open: number[] = [];
  for (const { 0: token, index } of css.matchAll(tokens))
    if (token === '{') open.push(index);
    else if (token === '}' && open.pop() === undefined) return index;
  return open[0];
}

/** Braces, and what may contain any sign: comments, strings, addresses and escapes. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\((?:\\[\s\S]|[^)\\"'])*\)|\\[\s\S]|[{}]/gi;

/**
 * Reads attributes as HTML, JSX, Liquid and Hugo write them: `a="b" c='d' e=f g={h} i`. Values of JSX that
 * are texts or numbers are read, others stay in braces.
 */
export function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, ticks, braces, bare] of text.matchAll(form))
    found[name] =
      double ?? single ?? ticks ?? (braces === undefined ? bare : readBraces(braces)) ?? '';
  return found;
}

const form =
  /([\w:@.-]+)(?:\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'`{}>]+)))?/g;

function readBraces(braces: string): string {
  const inner = braces.slice(1, -1).trim();
  return /^(?:"[^"]*"|'[^']*'|`[^`$]*`)$/.test(inner)
    ? inner.slice(1, -1)
    : /^(?:\d+|true|false)$/.test(inner)
      ? inner
      : braces;
}

/**
 * Reads attributes as HTML, JSX, Liquid and Hugo write them: `a="b" c='d' e=f g={h} i`. Code of JSX stays in
 * braces.
 */
export function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, ticks, braces, bare] of text.matchAll(form))
    found[name] = double ?? single ?? ticks ?? braces ?? bare ?? '';
  return found;
}

const form =
  /([\w:@.-]+)(?:\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'`{}>]+)))?/g;

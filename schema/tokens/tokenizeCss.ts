/** A token of a CSS value; a function includes its opening parenthesis. */
export interface CssToken {
  kind: 'space' | 'number' | 'function' | 'variable' | 'hash' | 'word' | 'mark';
  text: string;
}

/** Splits a CSS value into the tokens that design tokens are made of; undefined for any other text. */
export function tokenizeCss(value: string): CssToken[] | undefined {
  const tokens: CssToken[] = [];
  form.lastIndex = 0;
  while (form.lastIndex < value.length) {
    const match = form.exec(value);
    if (!match?.groups) return undefined;
    const [kind, text] =
      Object.entries(match.groups).find(([, group]) => group !== undefined) ?? [];
    if (kind === undefined || text === undefined) return undefined;
    tokens.push({ kind: kind as CssToken['kind'], text: text.toLowerCase() });
  }
  return tokens;
}

const form =
  /(?<space> +)|(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]+)?)|(?<function>[a-z][a-z-]*\()|(?<variable>--[a-z0-9][a-z0-9-]*)|(?<hash>#[0-9a-f]+)|(?<word>[a-z][a-z0-9-]*)|(?<mark>[(),/*+-])/iy;

/** A token of a CSS value. A function includes its opening parenthesis. */
export interface CssToken {
  kind: 'space' | 'number' | 'function' | 'variable' | 'hash' | 'word' | 'mark';
  text: string;
}

/** Splits a CSS value into tokens; returns undefined if it contains anything else. */
export function tokenizeCss(value: string): CssToken[] | undefined {
  const tokens: CssToken[] = [];
  tokenForm.lastIndex = 0;
  while (tokenForm.lastIndex < value.length) {
    const match = tokenForm.exec(value);
    if (!match?.groups) return undefined;
    const [kind, text] =
      Object.entries(match.groups).find(([, group]) => group !== undefined) ?? [];
    if (kind === undefined || text === undefined) return undefined;
    tokens.push({ kind: kind as CssToken['kind'], text: text.toLowerCase() });
  }
  return tokens;
}

const tokenForm =
  /(?<space> +)|(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]+)?)|(?<function>[a-z][a-z-]*\()|(?<variable>--[a-z0-9][a-z0-9-]*)|(?<hash>#[0-9a-f]+)|(?<word>[a-z][a-z0-9-]*)|(?<mark>[(),/*+-])/iy;

/** Removes comments and spaces of a script with semicolons after statements, and without regular expressions. */
export function compactScript(code: string): string {
  return removeComments(code)
    .replace(
      /('(?:[^'\\\n]|\\.)*'|`[^`]*`)|\s*([=(){}[\],:;?&|<>!]+)\s*/g,
      (_, text, signs) => text ?? signs,
    )
    .replace(/,(?=[)\]}])/g, '')
    .replace(/(?<!\w)\((\w+)\)=>/g, '$1=>');
}

/** Removes comments and spaces of a stylesheet. */
export function compactStyles(css: string): string {
  return removeComments(css)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]|: ) ?/g, (_, sign) => sign.trim())
    .replace(/\b0(?=\.)/g, '')
    .replaceAll(';}', '}');
}

function removeComments(code: string): string {
  return code.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n/gm, '').trim();
}

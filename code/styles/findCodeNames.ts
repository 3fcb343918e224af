/** Finds the custom properties that code names. */
export function findCustomProperties(code: string): string[] {
  return Array.from(code.matchAll(/(?:var\(|["'`])(--[a-z][\w-]*)/g), ([, name = '']) => name);
}

/** Finds the data attributes and custom properties that code names. In minified code, `--a` counts down. */
export function findStyleNames(code: string): string[] {
  return code.match(/(?<![\w-])(?:data-|--[a-z]{2})[a-z][\w-]*/g) ?? [];
}

/** Finds the data attributes that code sets on elements that it did not render. */
export function findSetAttributes(code: string): string[] {
  const written = Array.from(
    code.matchAll(/(?:set|toggle)Attribute\(["'`](data-[\w-]+)/g),
    ([, name = '']) => name,
  );
  const properties = Array.from(
    code.matchAll(/dataset(?:\.|\[["'`])(\w+)/g),
    ([, name = '']) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...written, ...properties];
}

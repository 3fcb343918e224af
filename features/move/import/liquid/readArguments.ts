/** The values behind the name of a tag. */
export interface TagArguments {
  attributes: Record<string, string>;
  positionals: string[];
}

/**
 * Reads the values of a tag, as Liquid and Nunjucks write them: `"a" b=c, d: 'e'`.
 *
 * @param read reads the name of a value; undefined for one that has none, which then stands for itself
 */
export function readArguments(text: string, read: (name: string) => unknown): TagArguments {
  const found: TagArguments = { attributes: {}, positionals: [] };
  for (const [, name, double, single, bare = ''] of text.matchAll(form)) {
    const value = double ?? single ?? String(read(bare) ?? bare);
    if (name === undefined) found.positionals.push(value);
    else found.attributes[name] = value;
  }
  return found;
}

const form = /(?:([\w-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s,"'{}=]+))/g;

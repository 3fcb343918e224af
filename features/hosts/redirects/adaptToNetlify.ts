import { decodePath } from '../../../base/text/encodePath.ts';

/**
 * Adds to each line of `_redirects` whose old address is encoded one with the same address as it reads:
 * Netlify's own tools compare decoded addresses. An address with a space has no such line, because words
 * end at spaces.
 */
export function adaptToNetlify(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, from = '', rest = ''] = /^(\/\S*%\S*)(\s.*)$/.exec(line) ?? [];
      const plain = decodePath(from);
      return from === '' || plain === from || /[\s#%]/.test(plain) ? line : [line, plain + rest];
    })
    .join('\n');
}

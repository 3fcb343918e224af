/**
 * Explains why a text cannot be the old address of a redirect; undefined if it can. Old addresses come
 * from other sites, so they may have capitals, dots, queries, escapes and other scripts.
 */
export function explainSource(
  from: string,
): { message: string; hint: string; correction?: string } | undefined {
  const say = (reason: string, hint: string, correction?: string) => ({
    message: `The old address "${from.slice(0, 80)}" ${reason}.`,
    hint,
    ...(correction && { correction }),
  });
  const write = (reason: string, corrected: string) =>
    say(reason, `write "${corrected}"`, corrected);
  if (/^https?:\/\//i.test(from) && URL.canParse(from)) {
    const { pathname, search } = new URL(from);
    return write('has a host, which cannot redirect here', pathname + search);
  }
  if (!/^\/(?!\/)/.test(from))
    return write('does not begin with one slash', `/${from.replace(/^\/+/, '')}`);
  if (/\p{Cc}/u.test(from)) return say('contains a control character', 'remove it');
  if (from.includes('#'))
    return write('has an anchor, which browsers do not send', from.replace(/#.*$/s, ''));
  const [path = ''] = from.split('?');
  if (/\*(?!$)|[^/]\*/.test(path))
    return say(
      'has a `*` that is not the last part',
      'end it with `/*`, which stands for the rest of the path',
    );
  const names = path.match(/(?<=\/):[^/]*/g) ?? [];
  const odd = names.find((name) => !/^:[a-z]\w*$/i.test(name));
  if (odd) return say(`has \`${odd}\``, 'name a part with letters, such as `/blog/:year`');
  if (new Set(names).size < names.length)
    return say('has two parts of one name', 'give each part a name of its own');
  return undefined;
}

/**
 * Tidies the line that opens a block of code: its language, and the marked lines as `{2,5-7}`; other words
 * of other programs are left out. A block without an end gets one.
 */
export function tidyFence(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const [, lead = '', fence = '', info = ''] = /^(.*?)(`{3,}|~{3,})(.*)$/.exec(first) ?? [];
  if (fence === '') return code;
  const last = rest.at(-1)?.trim().replace(/^>\s*/, '') ?? '';
  const isClosed = last.startsWith(fence) && /^[`~]+$/.test(last);
  const opening = `${lead}${fence}${readInfo(info.trim())}`;
  return [opening, ...rest, ...(isClosed ? [] : [`${lead.replace(/[-*+]/, ' ')}${fence}`])].join(
    '\n',
  );
}

function readInfo(info: string): string {
  const language = /^\{?\s*\.?([\w+#./-]+)/.exec(info)?.[1] ?? '';
  const lines =
    /hl_lines\s*=\s*(?:\[([^\]]*)\]|["']([^"']*)["'])/.exec(info)?.slice(1).find(Boolean) ??
    /\{([\d,\s-]+)\}/.exec(info)?.[1];
  const ranges = lines
    ?.replaceAll(/["']/g, '')
    .split(/[,\s]+/)
    .filter((range) => /^\d+(?:-\d+)?$/.test(range));
  const known = language.toLowerCase();
  const name = languageNames[known] ?? (/^(?:hl_lines|linenos|title)$/.test(known) ? '' : language);
  return name + (ranges && ranges.length > 0 ? ` {${ranges.join(',')}}` : '');
}

/** Names of languages that only other programs use. */
const languageNames: Readonly<Record<string, string>> = {
  golang: 'go',
  shell: 'sh',
  'shell-session': 'console',
  zsh: 'sh',
  plain: 'text',
  plaintext: 'text',
  nohighlight: 'text',
  none: 'text',
  liquid: 'html',
  astro: 'html',
};

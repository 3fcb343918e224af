import type { HeaderRule } from './model/HostBuild.ts';

/**
 * Parses `_headers` for hosts that do not read it. Leaves out what only the hosts understand that do:
 * passwords, and lines that remove a header.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\//.test(line)) rules.push({ path: line.trim(), headers: [] });
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== '' && name.toLowerCase() !== 'basic-auth')
      rules.at(-1)?.headers.push([name, value]);
  }
  return rules.filter(({ headers }) => headers.length > 0);
}

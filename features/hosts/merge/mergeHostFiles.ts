import { readRedirects } from '../../../base/redirects/parseRedirects.ts';
import type { Redirect } from '../../../base/redirects/Redirect.ts';

/** Merges the rules of a generated `_headers` with the site's own, whose headers win for the same path. */
export function mergeHeaders(generated: string, own: string): string {
  const ownBlocks = readHeaderBlocks(own);
  const named = new Map<string, Set<string>>();
  for (const { path, lines } of ownBlocks)
    for (const line of lines) named.set(path, (named.get(path) ?? new Set()).add(headerName(line)));
  const kept = readHeaderBlocks(generated).map(({ path, lines }) => ({
    path,
    lines: [
      ...lines.filter((line) => !named.get(path)?.has(headerName(line))),
      ...ownBlocks.flatMap((block) => (block.path === path ? block.lines : [])),
    ],
  }));
  const others = ownBlocks.filter((block) => kept.every(({ path }) => path !== block.path));
  return [...kept, ...others].map(({ path, lines }) => [path, ...lines, ''].join('\n')).join('');
}

/** Puts the site's own redirects first, because hosts follow the first one that matches. */
export function mergeRedirects(generated: string, own: string): string {
  const getSource = ({ path, query }: Redirect) => JSON.stringify([path, query]);
  const sources = new Set(readRedirects(own).map(getSource));
  const others = generated
    .split('\n')
    .filter((line) => readRedirects(line).some((redirect) => !sources.has(getSource(redirect))));
  return [own.trimEnd(), ...others, ''].join('\n');
}

/** The headers of a path, or of a prefix that ends in `*`. */
interface Block {
  path: string;
  /** Its indented lines. */
  lines: string[];
}

/** Parses `_headers`. */
function readHeaderBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) blocks.at(-1)?.lines.push(`  ${line.trim()}`);
    else blocks.push({ path: line.trim(), lines: [] });
  }
  return blocks;
}

/** Returns the name of a header; of one that a line such as `! X-Frame-Options` removes, too. */
function headerName(line: string): string {
  return line.trim().replace(/^!\s*/, '').split(':')[0]?.toLowerCase() ?? '';
}

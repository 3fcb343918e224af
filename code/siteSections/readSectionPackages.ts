import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import { packageName } from '../../schema/vocabulary/packageName.ts';

/**
 * Reads the names in `site.sections` of pages.yaml. It does without a parser, because every command
 * needs them before it loads one; `check` reports what is no name of a package.
 */
export function readSectionPackages(root: string): string[] {
  const list = sectionList.exec(cutSite(readManifest(root)))?.[1] ?? '';
  const items = list.startsWith('[')
    ? list.slice(1, -1).split(',')
    : list.split('\n').map((line) => line.replace(/^\s*-/, ''));
  const names = items.map((item) =>
    item
      .replace(/\s#.*$/, '')
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2'),
  );
  return [...new Set(names.filter((name) => packageName.test(name)))];
}

/** Returns `site:` with the indented lines after it. One expression for all lines would overflow on a huge file. */
function cutSite(manifest: string): string {
  const start = manifest.search(/^site:/m);
  if (start < 0) return '';
  const rest = manifest.slice(start + 'site:'.length);
  const end = rest.search(/\n[^ \t#\r\n]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The value of `sections:`, as a list in brackets or of lines with hyphens. */
const sectionList = /(?:^|[\s{,])sections:\s*(?:#.*)?(\[[^\]]*\]|(?:\r?\n?\s*-[ \t].*)+)/;

function readManifest(root: string): string {
  try {
    return readSiteTextSync(root, 'pages.yaml');
  } catch {
    // `check` reports a manifest that cannot be read.
    return '';
  }
}

import type { YamlFile } from '../yaml/YamlFile.ts';

/** Whether `site.checks` could be read, as far as syntax errors of pages.yaml are concerned. */
export function areChecksReadable(files: readonly YamlFile[]): boolean {
  const main = files.find(({ source }) => source.path === 'pages.yaml');
  if (!main?.partial) return !main?.broken;
  const lines = main.source.text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('site:'));
  const next = lines.findIndex((line, index) => index > first && /^[^\s#]/.test(line));
  const end = next < 0 ? lines.length : next;
  return !main.problems.some(({ at }) => {
    if (!('from' in at)) return false;
    const { line } = at.file.position(at.from);
    return line > first && line <= end;
  });
}

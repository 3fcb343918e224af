import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { excludedNuMessages } from './htmlRules.ts';

/**
 * Returns what the Nu Html Checker objects to, with the name of each page. npm provides the checker
 * for the run; it is no dependency, because its install script downloads Java where that is missing.
 */
export async function findNuMessages(
  pages: ReadonlyMap<string, string>,
): Promise<string[] | 'no Java'> {
  if (spawnSync('java', ['-version']).status !== 0) return 'no Java';
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-nu-'));
  try {
    const names = writePages(folder, pages);
    const { stderr } = spawnSync(
      'java',
      ['-jar', unpackChecker(folder), '--format', 'json', ...names.keys()],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
    return messages
      .filter(({ message }) => !excludedNuMessages.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract }) => {
        const name = names.get(decodeURIComponent(new URL(url).pathname));
        return `${name}: ${message} ${extract?.trim() ?? ''}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

/** Writes each page to a file; returns path → name of the page. */
function writePages(folder: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, html] of pages) {
    const path = join(folder, `${names.size}.html`);
    writeFileSync(path, html);
    names.set(path, name);
  }
  return names;
}

/** Has npm fetch the checker and returns the path of its program. */
function unpackChecker(folder: string): string {
  const target = join(folder, 'checker');
  mkdirSync(target);
  const npm = ['pack', 'vnu-jar@26.9.27', '--silent', '--pack-destination', target];
  execFileSync('npm', npm, { stdio: 'ignore' });
  execFileSync('tar', ['xzf', ...readdirSync(target)], { cwd: target });
  return join(target, 'package/build/dist/vnu.jar');
}

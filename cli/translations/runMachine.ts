import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationChange } from '../../editor/yaml/commands/TranslationChange.ts';
import { listExpressions } from '../../schema/locales/listExpressions.ts';
import type { SiteText } from '../../schema/locales/matchTexts.ts';
import { UsageError } from '../options/UsageError.ts';
import type { Translations } from './openTranslations.ts';

/** The name of the script in the package.json of a site that translates. */
const script = 'translate:machine';

/**
 * Has a program translate texts: the script `translate:machine` of the site's package.json. It reads a
 * line of JSON for each text and prints a line with the same `id` and the `translation`. The site's
 * YAML cannot name a program, because people edit it who must not run one.
 *
 * @returns drafts, and why translations were left out
 * @throws UsageError if there is no such script, or it fails
 */
export async function runMachine(
  root: string,
  texts: readonly SiteText[],
  { source, target }: Pick<Translations, 'source' | 'target'>,
): Promise<{ changes: TranslationChange[]; refused: string[] }> {
  if (!hasScript(root))
    throw new UsageError(
      `Name a program that translates in package.json, such as \`"scripts": { "${script}": "node translate.mjs" }\`. docs/languages.md describes it.`,
    );
  const input = texts.map(({ original, page, sources }, id) =>
    JSON.stringify({ id, source, target, text: original, page, place: sources[0]?.place }),
  );
  const changes: TranslationChange[] = [];
  const refused: string[] = [];
  for (const line of (await runScript(root, `${input.join('\n')}\n`)).split('\n')) {
    if (line.trim() === '') continue;
    const { id, translation } = parseLine(line);
    const text = texts[id];
    if (!text) throw new UsageError(`\`${script}\` answered to an unknown text: ${line}`);
    if (translation.trim() === '') continue;
    if (listExpressions(translation).join() === listExpressions(text.original).join())
      changes.push({
        page: text.page,
        original: text.original,
        at: text.entry?.at,
        translation,
        draft: true,
      });
    else refused.push(`Left out, because its {{ }} differ: ${JSON.stringify(translation)}`);
  }
  return { changes, refused };
}

function hasScript(root: string): boolean {
  try {
    return script in JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  } catch {
    return false;
  }
}

/** Runs the script with an input and returns what it prints; its messages go to the terminal. */
function runScript(root: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new UsageError(`\`npm run ${script}\` failed with status ${status}.`));
    });
    child.stdin.end(input);
  });
}

function parseLine(line: string): { id: number; translation: string } {
  try {
    const { id, translation } = JSON.parse(line);
    if (Number.isInteger(id) && typeof translation === 'string') return { id, translation };
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `\`${script}\` must print lines such as {"id":0,"translation":"Hola"}, but printed: ${line}`,
  );
}

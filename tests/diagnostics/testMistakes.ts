import { expect, it } from 'vitest';
import { fixSite } from '../../schema/check/fixSite.ts';
import { sampleCases } from '../sampleCases.ts';
import { checkFiles } from './checkFiles.ts';
import { files } from './mistakeSite.ts';

/** A change of the site that authors make by mistake, and what they are told. */
export interface Mistake {
  /** The text that the author changes, and the mistake. */
  from: string;
  to: string;
  /** Words that message and hint of the first error must contain. */
  says: RegExp;
  /** Whether `--fix` undoes the mistake, or the text that it writes instead. */
  fix?: true | string;
  /** The text once the hint is followed by hand, or `true` for the text without the mistake. */
  after?: true | string;
  /** The file, if it is not the manifest. */
  file?: string;
  /** The lines between the first changed one and the one that is reported. */
  below?: number;
}

/**
 * Registers a test for each mistake: it is reported at its line, and its fix, or its hint followed by
 * hand, leaves nothing to report.
 *
 * @param isAlone whether nothing else may be reported; of these, a usual run tries each fourth
 */
export function testMistakes(mistakes: Record<string, Mistake>, isAlone: boolean): void {
  const cases = sampleCases(Object.entries(mistakes), isAlone ? 4 : 1);
  it.each(cases)('%s', async (_, mistake) => {
    const { from, to, says, fix, after, file = 'pages.yaml', below = 0 } = mistake;
    const original = files[file] ?? '';
    expect(original).toContain(from);
    const text = original.replace(from, () => to);
    const { diagnostics } = await checkFiles({ ...files, [file]: text });
    const [first] = diagnostics;
    const before = original.split('\n');
    const changed = text.split('\n').findIndex((line, index) => line !== before[index]) + 1;
    const report = diagnostics
      .map((one) => `${one.file}:${one.line} ${one.code} ${one.message} = ${one.hint}`)
      .join('\n');
    expect(report).toMatch(says);
    expect(`${first?.message} ${first?.hint}`, report).toMatch(says);
    expect([first?.file, first?.line], report).toEqual([file, changed + below]);
    if (isAlone) expect(diagnostics, report).toHaveLength(1);
    if (isAlone)
      expect(fix ?? after, `${report}\nneither a fix nor its hint followed`).toBeDefined();
    const followed = after === true ? original : after && original.replace(from, () => after);
    if (followed) expect(await reportText(file, followed)).toEqual([]);
    if (!fix) return;
    const fixed = await fixSite(diagnostics, {
      read: async (path) => (path === file ? text : (files[path] ?? '')),
      check: async (texts) =>
        (await checkFiles({ ...files, [file]: text, ...Object.fromEntries(texts) })).diagnostics,
    });
    const wanted = fix === true ? original : original.replace(from, () => fix);
    expect(fixed.get(file), report).toBe(wanted);
    if (isAlone && fix !== true) expect(await reportText(file, wanted)).toEqual([]);
  });
}

/** Returns what is reported about the site with another text of a file. */
async function reportText(file: string, text: string): Promise<string[]> {
  const { diagnostics } = await checkFiles({ ...files, [file]: text });
  return diagnostics.map(({ line, code, message }) => `${line} ${code} ${message}`);
}

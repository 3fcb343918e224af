import { readBuildState } from '../build/cache/readBuildState.ts';
import type { Installation } from '../bundle/Installation.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics, parseFormats } from './reportDiagnostics.ts';

/** `check`: validates everything and prints all that is wrong; `--fix` mends what is safe first. */
export async function check(options: Options, installation: Installation): Promise<number> {
  const started = performance.now();
  parseFormats(options.values.format);
  const now = new Date();
  const run = await readBuildState({ root: options.root, now }, installation);
  if (!run.checked)
    return (await import('./checkAll.ts')).checkAll(options, installation, run, now);
  const { pages, sections } = run.checked;
  const milliseconds = Math.round(performance.now() - started);
  return reportDiagnostics(
    {
      diagnostics: [],
      files: [],
      summary: { errors: 0, warnings: 0, pages, sections, milliseconds },
    },
    options,
  );
}

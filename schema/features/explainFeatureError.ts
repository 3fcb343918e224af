import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { findPosition } from '../../base/errors/findPosition.ts';
import { mapCompiledPosition } from '../../base/errors/mapCompiledPosition.ts';
import { toOffset } from '../../base/text/findLineStarts.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportSiteCode, type SiteCodeRule } from '../rules/yaml/site-code.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { FeatureSource } from './FeatureSource.ts';

/** Turns what the code of a feature in a package throws into a problem at its line, or at a module. */
export function explainFeatureError(
  error: unknown,
  source: FeatureSource,
  module: string,
  rule: SiteCodeRule = 'failing-feature',
): Problem {
  const { message, stack } = Object(error);
  const position = findPosition(String(stack), isOwnFile(source), mapCompiledPosition);
  const below = position ? relative(source.folder, position.file).split(sep).join('/') : module;
  const text = position ? readFileSync(position.file, 'utf8') : '';
  const offset = position ? toOffset(text, position) : 0;
  const [reason = ''] = String(message ?? error).split('\n');
  return reportSiteCode(rule, {
    message: `The package \`${source.name}\` fails: ${reason.replace(/\.$/, '')}.`,
    hint:
      rule === 'broken-feature'
        ? 'correct the code, which throws while it loads'
        : 'correct the code, or install another version of the package',
    at: { file: new SourceFile(`${source.path}/${below}`, text), from: offset, to: offset },
  });
}

/** Whether a file is of a package itself, and not of a package that it depends on. */
function isOwnFile({ folder }: FeatureSource): (file: string) => boolean {
  const dependencies = `${sep}node_modules${sep}`;
  return (file) =>
    file.startsWith(folder + sep) && !file.slice(folder.length).includes(dependencies);
}

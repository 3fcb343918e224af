import type { Problem } from '../diagnostics/Problem.ts';
import { locate } from '../yaml/locate.ts';
import { explainMissingHyphen } from '../yaml/recovery/explainMissingHyphen.ts';
import type { SourceLayer } from './expressions/Provenance.ts';

/** Explains a section with `type:` and, below its other keys, `use:`, or the reverse: it is two. */
export function explainJoinedSection({ file, path, value }: SourceLayer): Problem | undefined {
  const keys = Object.keys(value);
  const second = Math.max(keys.indexOf('type'), keys.indexOf('use'));
  if (second < 2 || path.at(-2) !== 'sections') return undefined;
  const { from } = locate({ file, path: [...path, keys[second] ?? ''], part: 'key' });
  const problem = explainMissingHyphen(file.source, from);
  return problem.fix && problem;
}

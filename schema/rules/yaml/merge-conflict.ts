import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextOfFile } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'merge-conflict': {
    code: 'BW066',
    severity: 'error',
    title: 'The file contains a merge conflict',
    why: 'Git could not combine two versions of these lines and left both in the file.',
    help: 'Decide which lines to keep, and delete the three lines with markers.',
    bad: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
<<<<<<< HEAD
      - { type: hero, headline: Hello }
=======
      - { type: hero, headline: Welcome }
>>>>>>> new-headline`,
    good: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Welcome }`,
  },
});

/** Creates the problem of what a merge left behind. */
export const mergeConflict = createReporter<typeof rules>('merge-conflict');

/** Reports merge conflicts that Git left in a file, each with its lines. */
export function findConflicts(source: TextOfFile): Problem[] {
  const { text } = source;
  if (!text.includes('<<<<<<<') || !text.includes('>>>>>>>')) return [];
  const problems: Problem[] = [];
  let opening: RegExpExecArray | undefined;
  let isSeparated = false;
  for (const match of text.matchAll(marker)) {
    if (match[1] === '<<<<<<<') {
      opening = match;
      isSeparated = false;
    } else if (match[1] === '=======') isSeparated = true;
    else if (opening && isSeparated) {
      problems.push(explain(source, opening, match.index));
      opening = undefined;
    }
  }
  return problems;
}

const marker = /^(<<<<<<<|=======|>>>>>>>)(?: [^\r\n]*)?(?=\r?$)/gm;

function explain(source: TextOfFile, { 0: line, index }: RegExpExecArray, end: number): Problem {
  const first = source.position(index).line;
  const last = source.position(end).line;
  return mergeConflict({
    message: `Lines ${first} to ${last} are an unresolved merge conflict.`,
    hint: 'keep one of the two versions, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`',
    at: { file: source, from: index, to: index + line.length },
  });
}

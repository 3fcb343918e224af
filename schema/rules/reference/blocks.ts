import { createReporter } from '../../diagnostics/createReporter.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';

export const rules = defineRules('reference', {
  'unknown-block': {
    code: 'BW070',
    severity: 'error',
    atTruncation: 'consequence',
    isAboutName: true,
    title: 'A block does not exist',
    why: '`use:` needs the name of an entry in `blocks:`.',
    help: 'Correct the name, or add the block to `blocks:`.',
    ...examples`# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: ${['closng', 'closing']}`,
  },
  'block-cycle': {
    code: 'BW071',
    severity: 'error',
    title: 'Blocks use each other in a loop',
    why: 'A block in a loop never gets a section type.',
    help: 'Give one of the blocks its own `type:`.',
    ...examples`# pages.yaml
blocks:
  one: { use: two }
  two: { ${['use: one', 'type: hero, headline: Hello']} }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - use: one`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a block that does not exist. */
export function unknownBlock(name: string, at: ValueLocation, known: readonly string[]): Problem {
  const otherwise = known.length
    ? `available blocks: ${formatNames(known, 20)}`
    : 'add it to `blocks:`';
  return report('unknown-block', {
    message: `Unknown block \`${name}\`.`,
    ...suggestFix(at, name, known, otherwise),
    at,
    missing: { kind: 'block', within: '', name },
  });
}

/** Whether a problem is about a block that does not exist. */
export function isUnknownBlock(problem: Problem | undefined): boolean {
  return problem?.rule === ('unknown-block' satisfies keyof typeof rules);
}

/** Creates the problem of blocks that use each other; `names` has the first one twice. */
export function blockCycle(names: readonly string[], at: ValueLocation): Problem {
  return report('block-cycle', {
    message: `Blocks use each other in a loop: ${names.join(' → ')}.`,
    hint: 'give one of them its own `type:`',
    at,
  });
}

import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { expandBlocks } from '../../reference/expandBlocks.ts';
import { validateSection } from '../../reference/resolveSection.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { isUnknownVariable } from '../reference/expressions.ts';
import { isMissingKey } from '../shape/keys.ts';

export const rules = defineRules('site', {
  'unused-block': {
    code: 'BW110',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'A block is never used',
    why: 'The block may be left over, or its `use:` may have been forgotten.',
    help: 'Use the block on a page, or remove it.',
    bad: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }`,
    good: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - use: closing`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports blocks that no page uses. Validates every block by itself, too, so that unused blocks and
 * values that every use overrides are checked.
 */
export function checkSite({
  manifest,
  allPages,
  resolve,
  isIncomplete,
}: SiteRuleContext): Problem[] {
  if (isIncomplete) return [];
  const used = new Set(allPages.flatMap(({ facts }) => facts.blocks));
  const problems: Problem[] = [];
  for (const [name, layer] of manifest.blocks) {
    const isUsed = used.has(name);
    const expanded = expandBlocks(layer, resolve);
    if ('problem' in expanded) {
      if (expanded.problem) problems.push(expanded.problem);
    } else if (
      layer.value.type !== undefined ||
      layer.value.use !== undefined ||
      Object.keys(layer.value).length > 1
    ) {
      const provenance = { layers: expanded.layers, scope: resolve.scope };
      const found = validateSection(provenance, 0, resolve).problems;
      problems.push(
        ...found.filter(
          (problem) => !isUnknownVariable(problem) && !(isUsed && isMissingKey(problem)),
        ),
      );
    }
    if (isUsed) continue;
    problems.push(
      report('unused-block', {
        message: `Block \`${name}\` is not used on any page.`,
        hint: `use it with \`use: ${name}\`, or remove it`,
        at: { file: layer.file, path: layer.path, part: 'key' },
      }),
    );
  }
  return problems;
}

import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports sections and entries of their lists that stand in for real ones. */
export function checkSamples(page: ResolvedPage, { sections, fieldIndex }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap(({ value, provenance, isShown }): Problem[] => {
    const schema = sections[value.type];
    if (!schema || !isShown) return [];
    return fieldIndex
      .collectObjects(schema, value, 'sample')
      .filter(({ value: item }) => isSample(item))
      .map(({ path }) => {
        const { at, related } = traceToSource(provenance, [...path, 'sample']);
        return { ...sampleProblem, at, related, route: page.page.route, section: value.type };
      });
  });
}

/** The same for sections and rows, so that a row that a section lists is reported once. */
export const sampleProblem = {
  rule: 'sample-content',
  message: 'This content is marked as a sample.',
  hint: 'replace it by real content, then remove `sample: true`',
} as const;

/** Whether a value is marked as a sample. */
export function isSample(value: unknown): boolean {
  return (value as { sample?: unknown } | null | undefined)?.sample === true;
}

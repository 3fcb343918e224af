import type { ResolvedPage, RuleContext } from '../../schema/index.ts';
import { readInnerSections } from './readInnerSections.ts';

/** Lists the sections for which directives stand in the articles of a section; undefined without any. */
export function listInnerSections(
  section: ResolvedPage['sections'][number],
  context: RuleContext['resolve'],
): ReturnType<typeof readInnerSections> | undefined {
  const { value } = section;
  const schema = context.sections[value.type];
  if (!schema) return undefined;
  let isArticle = known.get(schema);
  if (isArticle === undefined) {
    isArticle = JSON.stringify(schema).includes('"format":"article"');
    known.set(schema, isArticle);
  }
  return isArticle && hasDirective(value) ? readInnerSections(section, context) : undefined;
}

/** Schema of a section type → whether it has articles. */
const known = new WeakMap<object, boolean>();

/** Whether a text of a value may contain a directive: most sections are not looked at further. */
function hasDirective(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('::') && /^ {0,3}::/m.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasDirective);
}

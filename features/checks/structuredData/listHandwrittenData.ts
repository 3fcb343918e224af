import { isMapping } from '../../../base/values/isMapping.ts';
import type { ResolvedPage, RuleContext } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';

/** Lists the schema.org objects that authors write in the sections of a page, with their paths. */
export function listHandwrittenData(
  page: ResolvedPage,
  { sections, fieldIndex }: RuleContext,
): { section: ResolvedPage['sections'][number]; path: YamlPath; value: Record<string, unknown> }[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section) => {
    const schema = sections[section.value.type];
    if (!schema || !section.isShown) return [];
    return fieldIndex
      .collectObjects(schema, section.value, '@type')
      .flatMap(({ path, value }) => (isMapping(value) ? { section, path, value } : []));
  });
}

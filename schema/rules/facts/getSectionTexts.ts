import type { ResolvedSection } from '../../resolve/ResolvedPage.ts';
import type { Texts } from '../../resolve/Texts.ts';
import { noTexts } from '../FieldIndex.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Returns the texts of a section that rules check. Caches them, since several rules read them. */
export function getSectionTexts(
  section: ResolvedSection,
  { sections, fieldIndex }: Pick<RuleContext, 'sections' | 'fieldIndex'>,
): Texts {
  if (!section.texts) {
    const schema = sections[section.value.type];
    section.texts = schema ? fieldIndex.collectTexts(schema, section.value) : noTexts;
  }
  return section.texts;
}

import type { ResolvedSection } from '../../resolve/ResolvedPage.ts';
import type { Texts } from '../../resolve/Texts.ts';
import { noTexts } from '../FieldIndex.ts';
import type { RuleContext } from '../RuleContext.ts';

/** The texts of a section that checks look at. Several checks do, so they are looked for once. */
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

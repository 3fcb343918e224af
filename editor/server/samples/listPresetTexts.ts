import type { TSchema } from 'typebox';
import type { FormattedText } from '../../../schema/reference/expressions/FormattedTexts.ts';
import type { FieldIndex } from '../../../schema/reference/lists/FieldIndex.ts';
import type { AnySection } from '../../../schema/vocabulary/section.ts';

/** Lists the texts of a section that visitors read. */
export function listPresetTexts(
  section: AnySection,
  schema: TSchema,
  fieldIndex: FieldIndex,
): FormattedText[] {
  const { line, markdown, article, plain } = fieldIndex.collectTexts(schema, section);
  return [...line, ...markdown, ...article, ...plain];
}

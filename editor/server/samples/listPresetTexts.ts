import type { TSchema } from 'typebox';
import type { FieldIndex, FormattedTexts } from '../../../schema/index.ts';
import type { AnySection } from '../../../schema/vocabulary.ts';

/** Lists the texts of a section that visitors read. */
export function listPresetTexts(
  section: AnySection,
  schema: TSchema,
  fieldIndex: FieldIndex,
): FormattedTexts['plain'][number][] {
  const { line, markdown, article, plain } = fieldIndex.collectTexts(schema, section);
  return [...line, ...markdown, ...article, ...plain];
}

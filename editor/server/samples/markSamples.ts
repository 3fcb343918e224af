import type { TSchema } from 'typebox';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { FieldIndex } from '../../../schema/index.ts';
import type { AnySection, YamlPath } from '../../../schema/vocabulary.ts';
import { listPresetTexts } from './listPresetTexts.ts';

/**
 * Marks the invented content of a preset as a sample: the entries of its lists that can be marked, and
 * the section itself unless most of its text is in them.
 */
export function markSamples(
  section: AnySection,
  schema: TSchema | undefined,
  fieldIndex: FieldIndex,
): AnySection {
  if (!schema) return section;
  const marked = structuredClone(section);
  const entries = fieldIndex
    .collectObjects(schema, marked, 'sample')
    .filter(({ path, value }) => path.length > 0 && isMapping(value));
  for (const { value } of entries) (value as { sample?: boolean }).sample = true;
  const isInEntry = (at: YamlPath) =>
    entries.some(({ path }) => path.every((step, index) => step === at[index]));
  const count = (texts: ReturnType<typeof listPresetTexts>) =>
    texts.reduce((sum, { value }) => sum + value.length, 0);
  const texts = listPresetTexts(section, schema, fieldIndex);
  const inEntries = count(texts.filter(({ path }) => isInEntry(path)));
  if (texts.length === 0 || inEntries * 2 > count(texts)) return marked;
  const { type, ...others } = marked;
  return { type, sample: true, ...others };
}

import type { EditorContext } from './EditorContext.ts';
import { listPresetTexts } from './samples/listPresetTexts.ts';

/** Returns the texts of all presets of a section type. */
export async function findPresetTexts(
  { code, draft }: Pick<EditorContext, 'code' | 'draft'>,
  type: string,
): Promise<ReadonlySet<string>> {
  const { listTypePresets } = await code.loadPresets();
  const { sections, fieldIndex } = (await draft.latest()).siteContext.context;
  const schema = sections[type];
  if (!schema) return new Set();
  const texts = listTypePresets(type).flatMap(({ section }) =>
    listPresetTexts(section, schema, fieldIndex),
  );
  return new Set(texts.map(({ value }) => value));
}

import type { CommandOf } from '../commands/EditorCommand.ts';
import type { SiteTexts } from '../commands/SiteTexts.ts';
import { setTranslations } from './setTranslations.ts';

/** Writes a translation into its file, which may not exist yet. */
export function translate(
  texts: SiteTexts,
  { file, source, target, originals, change }: CommandOf<'translate'>,
): void {
  const layout = { source, target, pages: [], listOriginals: () => originals };
  texts.replace(file, setTranslations(texts.yaml(file).text, [change], layout));
}

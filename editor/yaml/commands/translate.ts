import { setTranslations } from '../../../features/_shared/localeFiles/index.ts';
import type { CommandOf } from './EditorCommand.ts';
import type { SiteTexts } from './SiteTexts.ts';

/** Writes a translation into its file, which may not exist yet. */
export function translate(
  texts: SiteTexts,
  { file, source, target, originals, change }: CommandOf<'translate'>,
): void {
  const layout = { source, target, pages: [], listOriginals: () => originals };
  texts.replace(file, setTranslations(texts.yaml(file).text, [change], layout));
}

import type { ResolvedPage, ResolvedSection } from '../../../reference/read/ResolvedPage.ts';
import type { YamlPath } from '../../../yaml/YamlLocation.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { getSectionTexts } from './getSectionTexts.ts';
import { readArticle } from './readArticle.ts';

/** An id on a page with its source. */
export interface Anchor {
  id: string;
  section: ResolvedSection;
  path: YamlPath;
  /** The heading in the text at `path`. */
  part?: { text: string; occurrence: number };
}

/** Collects the anchors of a page: ids of sections, headings of articles, and texts with the format `anchor`. */
export function collectAnchors(
  page: ResolvedPage,
  context: Pick<RuleContext, 'sections' | 'fieldIndex'>,
): Anchor[] {
  const anchors: Anchor[] = [];
  for (const section of page.sections) {
    if (!section.isShown) continue;
    const { value } = section;
    if (typeof value.id === 'string') anchors.push({ id: value.id, section, path: ['id'] });
    const texts = getSectionTexts(section, context);
    for (const text of texts.article)
      if (/^[ >]{0,3}#|^[ >]{0,3}(?:=+|-+)[ \t]*$/m.test(text.value))
        for (const { id, piece } of readArticle(text.value).headings)
          anchors.push({ id, section, path: text.path, part: piece });
    for (const text of texts.anchor) {
      const { path } = text;
      if (path.length > 1) anchors.push({ id: text.value, section, path });
    }
  }
  return anchors;
}

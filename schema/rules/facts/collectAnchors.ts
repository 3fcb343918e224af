import type { ResolvedPage, ResolvedSection } from '../../resolve/ResolvedPage.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { RuleContext } from '../RuleContext.ts';
import { getSectionTexts } from './getSectionTexts.ts';

/** An id on a page with its source. */
export interface Anchor {
  id: string;
  section: ResolvedSection;
  path: YamlPath;
}

/** Collects the anchors of a page: ids of sections, and texts with the format `anchor`. */
export function collectAnchors(
  page: ResolvedPage,
  context: Pick<RuleContext, 'sections' | 'fieldIndex'>,
): Anchor[] {
  const anchors: Anchor[] = [];
  for (const section of page.sections) {
    if (!section.isShown) continue;
    const { value } = section;
    if (typeof value.id === 'string') anchors.push({ id: value.id, section, path: ['id'] });
    for (const text of getSectionTexts(section, context).anchor) {
      const { path } = text;
      if (path.length > 1) anchors.push({ id: text.value, section, path });
    }
  }
  return anchors;
}

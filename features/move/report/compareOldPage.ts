import { diffWords } from '../../../base/text/diffWords.ts';
import type { PageChanges, TextChange, ValueChange } from '../../_shared/changes/index.ts';
import type { InventoryPage } from '../format/Inventory.ts';
import { isCovered } from '../replaces/isCovered.ts';
import { namePicture } from '../replaces/namePicture.ts';
import type { createTitleTest } from '../text/createTitleTest.ts';
import { isComparable, normalizeSentence } from '../text/normalizeSentence.ts';
import { findSimilar } from './findSimilar.ts';

/** What comparisons of pages know of both sites. */
export interface ComparedPages {
  everywhere: ReadonlySet<string>;
  isSameTitle: ReturnType<typeof createTitleTest>;
}

/**
 * Compares an old page with the page that it became.
 *
 * @param next undefined if nothing answers the address
 * @param site.everywhere all sentences of the new site, normalized
 * @returns undefined if nothing is lost
 */
export function compareOldPage(
  old: InventoryPage,
  next: InventoryPage | undefined,
  { everywhere, isSameTitle }: ComparedPages,
): PageChanges | undefined {
  const lost = old.sentences.filter(
    (text) => isComparable(text) && !everywhere.has(normalizeSentence(text)),
  );
  const before = new Set(old.sentences.map(normalizeSentence));
  const fresh = (next?.sentences ?? []).filter((text) => !before.has(normalizeSentence(text)));
  const texts = lost.map((text): TextChange => {
    const similar = findSimilar(text, fresh);
    return {
      kind: similar ? 'changed' : 'removed',
      element: 'sentence',
      words: similar ? diffWords(text, similar) : [{ kind: 'removed', text }],
      oldPlaces: [],
      places: [],
    };
  });
  const shown = new Set(next?.pictures.map(namePicture));
  const pictures = old.pictures.filter((source) => !shown.has(namePicture(source)));
  const head = next
    ? [
        ...(old.title && isSameTitle(old.title, next.title ?? '')
          ? []
          : compareValue('title', old.title, next.title)),
        ...compareValue('description', old.description, next.description),
      ]
    : [];
  const types = old.structuredData.filter((type) => !isCovered(type, next?.structuredData ?? []));
  const forms = old.forms.filter((form) => form !== 'search').length;
  const newForms = (next?.forms ?? []).filter((form) => form !== 'search').length;
  const structuredData = [
    ...types.map((type) => ({ name: 'structured data', old: type })),
    ...(forms > newForms ? [{ name: 'forms', old: String(forms), new: String(newForms) }] : []),
  ];
  if (texts.length + pictures.length + head.length + structuredData.length === 0) return undefined;
  const content = {
    texts,
    pictures: pictures.map((source) => ({
      kind: 'removed' as const,
      element: 'img' as const,
      old: { source, text: '' },
      oldPlaces: [],
      places: [],
    })),
    links: [],
    attributes: [],
    hasOtherMarkup: false,
  };
  const isContent = texts.length + pictures.length > 0;
  return {
    head,
    structuredData,
    frame: isContent ? [{ kind: 'changed', name: 'old page', content }] : [],
    sections: [],
    hasNewStyles: false,
    hasNewScripts: false,
  };
}

function compareValue(
  name: string,
  old: string | undefined,
  next: string | undefined,
): ValueChange[] {
  if (!old || normalizeSentence(old) === normalizeSentence(next ?? '')) return [];
  return [next ? { name, old, new: next, words: diffWords(old, next) } : { name, old }];
}

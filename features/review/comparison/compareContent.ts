import { diffLists } from '../../../base/lists/diffLists.ts';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { getSimilarity } from '../../../base/lists/getSimilarity.ts';
import { diffWords, splitWords } from '../../../base/text/diffWords.ts';
import type {
  ContentChanges,
  PictureChange,
  PictureSource,
  TextChange,
} from '../../_shared/changes/index.ts';
import type { Content } from './readContent.ts';

/** Empty content: compared with it, everything was added or removed. */
export const noContent: Content = {
  texts: [],
  pictures: [],
  links: [],
  attributes: [],
  outline: '',
  kinds: new Set(),
};

/** Compares the content of two versions of a section. */
export function compareContent(before: Content, after: Content): ContentChanges {
  const texts = compareTexts(before.texts, after.texts);
  const pictures = comparePictures(before.pictures, after.pictures);
  const links = pair(before.links, after.links, ({ target }) => target).map(([old, next]) => ({
    text: (next ?? old)?.text ?? '',
    ...(old && { old: old.target }),
    ...(next && { new: next.target }),
  }));
  const isWhole = before === noContent || after === noContent;
  const attributes = isWhole ? [] : compareAttributes(before.attributes, after.attributes);
  const lists = [texts, pictures, links, attributes.filter(({ name }) => name !== 'data-props')];
  const isSame = lists.every((list) => list.length === 0);
  return {
    texts,
    pictures,
    links: unique(links),
    // The properties of an interactive part repeat its texts.
    attributes: unique(isSame ? attributes : (lists[3] as typeof attributes)),
    hasOtherMarkup: isSame && attributes.length === 0 && before.outline !== after.outline,
  };
}

/** Whether a comparison found nothing. */
export function isUnchanged(changes: ContentChanges): boolean {
  const { texts, pictures, links, attributes, hasOtherMarkup } = changes;
  return !hasOtherMarkup && texts.length + pictures.length + links.length + attributes.length === 0;
}

type Text = Content['texts'][number];

function compareTexts(before: readonly Text[], after: readonly Text[]): TextChange[] {
  const words = new Map<string, string[]>();
  const getWords = (text: string) => getOrCreate(words, text, () => splitWords(text));
  const [oldPlaces, places] = [listPlaces(before), listPlaces(after)];
  const pairs = pair(
    before,
    after,
    ({ text }) => text,
    (old, next) => getSimilarity(getWords(old.text), getWords(next.text)) > 0.4,
  );
  const added = new Set(pairs.flatMap(([old, next]) => (!old && next ? [next.text] : [])));
  const removed = new Set(pairs.flatMap(([old, next]) => (old && !next ? [old.text] : [])));
  const changes = new Map<string, TextChange>();
  for (const [old, next] of pairs) {
    const { text, element } = (next ?? old) as Text;
    const isMoved = !(old && next) && added.has(text) && removed.has(text);
    // The old place of a text that moved says nothing.
    if (isMoved && !next) continue;
    const kind = isMoved ? 'moved' : !old ? 'added' : !next ? 'removed' : 'changed';
    const words = isMoved
      ? [{ kind: 'same' as const, text }]
      : diffWords(old?.text ?? '', next?.text ?? '');
    const key = JSON.stringify([kind, words]);
    const change = changes.get(key) ?? {
      kind,
      element: element.name,
      words,
      oldPlaces: [],
      places: [],
    };
    if (old) change.oldPlaces.push(oldPlaces.get(old) as number);
    if (next) change.places.push(places.get(next) as number);
    changes.set(key, change);
  }
  return [...changes.values()];
}

function comparePictures(before: Content['pictures'], after: Content['pictures']): PictureChange[] {
  const changes = new Map<string, PictureChange>();
  const [oldPlaces, places] = [listPlaces(before), listPlaces(after)];
  const pairs = pair(before, after, ({ source, text }) => `${source}\n${text}`);
  for (const [old, next] of pairs) {
    const element = (next ?? old)?.element.name as PictureChange['element'];
    const kind = !old ? 'added' : !next ? 'removed' : 'changed';
    const sources = { ...(old && { old: getSource(old) }), ...(next && { new: getSource(next) }) };
    const key = JSON.stringify(sources);
    const change = changes.get(key) ?? { kind, element, ...sources, oldPlaces: [], places: [] };
    if (old) change.oldPlaces.push(oldPlaces.get(old) as number);
    if (next) change.places.push(places.get(next) as number);
    changes.set(key, change);
  }
  return [...changes.values()];
}

function listPlaces<Item>(items: readonly Item[]): Map<Item, number> {
  return new Map(items.map((item, place) => [item, place]));
}

function getSource({ source, text }: PictureSource): PictureSource {
  return { source, text };
}

function compareAttributes(before: Content['attributes'], after: Content['attributes']) {
  const getKey = ({ element, name, value }: Content['attributes'][number]) =>
    `${element} ${name}=${value}`;
  const canPair = (old: Content['attributes'][number], next: Content['attributes'][number]) =>
    old.element === next.element && old.name === next.name;
  return pair(before, after, getKey, canPair).map(([old, next]) => ({
    element: (next ?? old)?.element ?? '',
    name: (next ?? old)?.name ?? '',
    ...(old && { old: old.value }),
    ...(next && { new: next.value }),
  }));
}

/**
 * Returns the items that differ between two lists, as pairs of an old item and the one in its place;
 * one of a pair is missing if the item was removed or added.
 *
 * @param canPair whether an item can have replaced another
 */
function pair<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
  canPair: (old: Item, next: Item) => boolean = () => true,
): [old: Item | undefined, next: Item | undefined][] {
  const pairs: [Item | undefined, Item | undefined][] = [];
  let removed: Item[] = [];
  let [oldIndex, newIndex] = [0, 0];
  const flush = (added: readonly Item[]) => {
    for (const next of added) {
      // With as many on both sides, each replaced the one in its place.
      const isParallel = removed.length === added.length && added.length === 1;
      const at = removed
        .slice(0, mostCandidates)
        .findIndex((old) => isParallel || canPair(old, next));
      // Those before it have no partner: partners are in the same order.
      for (const old of at > 0 ? removed.splice(0, at) : []) pairs.push([old, undefined]);
      pairs.push([at < 0 ? undefined : removed.shift(), next]);
    }
    for (const old of removed) pairs.push([old, undefined]);
    removed = [];
  };
  for (const { kind, items } of diffLists(before.map(getKey), after.map(getKey))) {
    if (kind === 'added') flush(after.slice(newIndex, newIndex + items.length));
    else flush([]);
    if (kind === 'removed') removed = before.slice(oldIndex, oldIndex + items.length);
    if (kind !== 'added') oldIndex += items.length;
    if (kind !== 'removed') newIndex += items.length;
  }
  flush([]);
  return pairs;
}

// Comparing each with each would grow with the square of the items.
const mostCandidates = 30;

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

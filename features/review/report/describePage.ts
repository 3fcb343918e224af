import type { WordChange } from '../../../base/text/diffWords.ts';
import type { Weight } from '../../../schema/index.ts';
import type {
  ContentChanges,
  PageReport,
  PictureChange,
  ValueChange,
} from '../../_shared/changes/index.ts';
import type { DifferenceKind } from '../comparison/differenceKinds.ts';
import { getAttributeKind, getHeadKind, getTextKind } from '../comparison/getKind.ts';

/** One difference of a page: what it concerns, and its words before and after. */
export interface Difference {
  label: string;
  words: WordChange[];
  /** Missing for settings, styles, scripts, and for sections as a whole. */
  kind?: DifferenceKind;
  /** Place of its section among the visible sections, before and after; missing outside of sections. */
  section?: { oldIndex?: number; newIndex?: number };
}

/** Lists the differences of a page, in the order of the page. */
export function describePage({ changes, weight = {} }: PageReport): Difference[] {
  if (!changes) return [];
  return [
    ...changes.head.map((change) => withKind(getHeadKind(change.name), describeValue(change))),
    ...changes.frame.flatMap(({ kind, name, content }) => describeContent(name, kind, content)),
    ...changes.sections.flatMap(({ kind, isMoved, title, oldIndex, newIndex, content }) => {
      const name = `section “${title}”`;
      const place = {
        ...(oldIndex !== undefined && { oldIndex }),
        ...(newIndex !== undefined && { newIndex }),
      };
      const moved = isMoved ? [note(`${name} moved`)] : [];
      const before = weight.old?.sections[oldIndex ?? -1];
      const after = weight.new?.sections[newIndex ?? -1];
      const weights = describeWeight(`${name}: weight`, before, after);
      const differences = [...moved, ...describeContent(name, kind, content), ...weights];
      return differences.map((difference) => ({ ...difference, section: place }));
    }),
    ...changes.structuredData.map((change) =>
      withKind(getTextKind(change.new ?? change.old ?? ''), describeValue(change)),
    ),
    ...describeWeight('weight of the page', weight.old, weight.new),
    ...(changes.hasNewStyles ? [note('styles')] : []),
    ...(changes.hasNewScripts ? [note('scripts')] : []),
  ];
}

function describeContent(name: string, kind: string, content: ContentChanges): Difference[] {
  if (kind === 'same' || kind === 'moved') return [];
  const differences: Difference[] = [
    ...content.texts.map(({ kind: change, element, words }) =>
      change === 'moved'
        ? { label: `${name}: ${element} moved`, words: words.filter(isNew) }
        : { label: `${name}: ${element}`, words, kind: 'words' as const },
    ),
    ...content.pictures.map((picture) =>
      withKind(getPictureKind(picture), describePicture(name, picture)),
    ),
    ...content.links.map(({ text, ...link }) =>
      withKind('links', describeValue({ name: `${name}: link “${text}”`, ...link })),
    ),
    ...content.attributes.map(({ element, name: attribute, ...values }) =>
      withKind(
        getAttributeKind(attribute),
        describeValue({ name: `${name}: ${element} ${attribute}`, ...values }),
      ),
    ),
    ...(content.hasOtherMarkup ? [note(`${name}: order or nesting of its elements`)] : []),
  ];
  return kind === 'changed' ? differences : [note(`${name} ${kind}`), ...differences];
}

/** Describes a changed picture; the markup of a drawing tells a reader nothing. */
function describePicture(name: string, { kind, element, ...sources }: PictureChange): Difference {
  if (element === 'svg') return note(`${name}: drawing ${kind}`);
  const [before, after] = [sources.old, sources.new].map(
    (picture) => picture && `${picture.source} ${picture.text}`.trim(),
  );
  return describeValue({
    name: `${name}: picture`,
    ...(before !== undefined && { old: before }),
    ...(after !== undefined && { new: after }),
  });
}

function getPictureKind({ old, new: next }: PictureChange): DifferenceKind {
  return old && next && old.source === next.source ? 'words' : 'pictures';
}

function withKind(kind: DifferenceKind | undefined, difference: Difference): Difference {
  return kind ? { ...difference, kind } : difference;
}

function describeValue({ name, old, new: next, words }: ValueChange): Difference {
  const whole: WordChange[] = [
    ...(old === undefined ? [] : [{ kind: 'removed' as const, text: old }]),
    ...(next === undefined ? [] : [{ kind: 'added' as const, text: next }]),
  ];
  return { label: name, words: words ?? whole };
}

/** Describes a weight before and after, if it differs by a tenth of a kilobyte. */
function describeWeight(name: string, before?: Weight, after?: Weight): Difference[] {
  if (!before || !after) return [];
  const [old = '', next = ''] = [before, after].map(
    ({ html, scripts, images }) => `${((html + scripts + images) / 1000).toFixed(1)} kB`,
  );
  return old === next ? [] : [describeValue({ name, old, new: next })];
}

function note(label: string): Difference {
  return { label, words: [] };
}

function isNew({ kind }: WordChange): boolean {
  return kind !== 'removed';
}

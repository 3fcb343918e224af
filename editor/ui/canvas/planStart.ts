import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { SectionView } from '../../protocol/PageView.ts';
import type { PresetSummary } from '../../protocol/PresetSummary.ts';

/** A beginning of a page: presets in the order of their sections. */
export interface PageStart {
  name: string;
  presets: readonly StartPreset[];
}

type StartPreset = Pick<PresetSummary, 'id' | 'type' | 'starts'>;
type Section = Readonly<Record<string, unknown>>;

/**
 * Returns the sections of a page that begins with presets. The first one takes the place of the headline,
 * and shows what the author wrote there.
 */
export function planStart(presets: readonly Section[], own: Section | undefined): Section[] {
  const [first, ...others] = presets;
  if (!first) return [];
  const heading = headingKeys.map((key) => own?.[key]).find((text) => text !== undefined);
  const key = headingKeys.find((key) => typeof first[key] === 'string');
  return [
    key === undefined || heading === undefined ? first : { ...first, [key]: heading },
    ...others,
  ];
}

/** Lists the beginnings that presets are for; beginnings of several sections come first. */
export function listStarts(presets: readonly StartPreset[]): PageStart[] {
  const names = [...new Set(presets.flatMap(({ starts }) => Object.keys(starts)))];
  return names
    .map((name) => ({
      name,
      presets: presets
        .filter(({ starts }) => starts[name] !== undefined)
        .toSorted((a, b) => (a.starts[name] ?? 0) - (b.starts[name] ?? 0)),
    }))
    .sort((a, b) => b.presets.length - a.presets.length || (a.name < b.name ? -1 : 1));
}

/** Whether a page has nothing but its headline, as a new page has. */
export function isBlank(
  sections: readonly Pick<SectionView, 'raw'>[],
  schemas: Readonly<Record<string, FieldSchema>>,
): boolean {
  const [first, ...others] = sections;
  if (!first) return true;
  const { type, ...content } = first.raw;
  return (
    others.length === 0 &&
    schemas[String(type)]?.['x-heading'] === 1 &&
    Object.keys(content).every((key) => headingKeys.includes(key))
  );
}

/** The keys of headings in sections. */
const headingKeys = ['headline', 'title'];

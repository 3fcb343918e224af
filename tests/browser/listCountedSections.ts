import { listPresets } from '../../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';

/** A section with a number of items. */
export interface CountedSection {
  /** What it shows, such as `cards overlay × 5`. */
  name: string;
  count: number;
  section: AnySection;
}

/** Lists the sections of a type with each number of items: its presets, and its layouts without a preset. */
export function listCountedSections(type: string, counts: readonly number[]): CountedSection[] {
  const presets = listPresets(type).map(({ section }) => section);
  const [first] = presets;
  const shown = new Set(presets.map(({ layout }) => layout));
  const { properties } = sectionSchemas[type] as {
    properties?: { layout?: { enum?: string[] } };
  };
  const layouts = properties?.layout?.enum ?? [];
  const others = layouts.filter((layout) => !shown.has(layout) && shown.size > 1);
  const sections = [...presets, ...others.map((layout) => ({ ...first, layout }) as AnySection)];
  return sections.flatMap((section, index) =>
    counts.flatMap((count): CountedSection[] => {
      const counted = withItems(section, count);
      if (!counted) return [];
      const name = `${type} ${section.layout ?? ''} × ${count} (${index})`;
      return [{ name, count, section: { ...counted, id: `case-${index}-${count}` } }];
    }),
  );
}

/** Returns a section with a number of items; undefined if it has no list of items. */
function withItems(section: AnySection, count: number): AnySection | undefined {
  const lists = Object.entries(section).flatMap(([key, value]) =>
    key !== 'actions' && Array.isArray(value) && value.every((one) => typeof one === 'object')
      ? [[key, value] as const]
      : [],
  );
  const [list] = lists.sort(([, one], [, other]) => other.length - one.length);
  if (!list) return undefined;
  const [key, items] = list;
  const repeated = Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    return index < items.length ? item : rename(item, index);
  });
  return { ...section, [key]: repeated };
}

/** Gives the copy of an item texts of its own, because texts identify items. */
function rename(item: Record<string, unknown>, index: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      names.includes(key) && typeof value === 'string' ? `${value} ${index + 1}` : value,
    ]),
  );
}

const names = ['title', 'name', 'label', 'question', 'text', 'headline'];

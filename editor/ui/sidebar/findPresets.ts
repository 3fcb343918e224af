import type { PresetSummary } from '../../protocol/PresetSummary.ts';
import { matchesSearch } from '../parts/matchesSearch.ts';

type Searchable = Pick<PresetSummary, 'type' | 'title' | 'description'> & {
  readonly synonyms: readonly string[];
};

/** Returns the presets that a search finds: first those whose type is called so. */
export function findPresets<Preset extends Searchable>(
  search: string,
  presets: readonly Preset[],
): Preset[] {
  const found = presets.filter(({ type, title, description, synonyms }) =>
    matchesSearch(search, [type, title, description, ...synonyms]),
  );
  const isCalled = ({ type, synonyms }: Preset) => matchesSearch(search, [type, ...synonyms]);
  return [...found.filter(isCalled), ...found.filter((preset) => !isCalled(preset))];
}

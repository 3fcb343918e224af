import { type Preset, PresetError, parsePreset } from './Preset.ts';
import { presetFiles } from './presetFiles.ts';

/** Returns the presets of all section types, by type and name. `check` reports files that are none. */
export function listPresets(): Preset[] {
  return Object.keys(presetFiles).sort().flatMap(listTypePresets);
}

/**
 * Returns the presets of a section type, those in its default layout first, then by name; none if there
 * is no such type.
 */
export function listTypePresets(type: string): Preset[] {
  const texts = Object.hasOwn(presetFiles, type) ? presetFiles[type] : undefined;
  return Object.entries(texts ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, text]) => {
      try {
        return parsePreset(type, name, text);
      } catch (error) {
        if (error instanceof PresetError) return [];
        throw error;
      }
    })
    .sort((a, b) => Number('layout' in a.section) - Number('layout' in b.section));
}

/** Returns a preset by its identifier, such as `hero/photo`; undefined if there is none. */
export function findPreset(id: string): Preset | undefined {
  const [type = '', name] = id.split('/');
  return listTypePresets(type).find((preset) => preset.name === name);
}

import { getOwn } from '../../base/values/getOwn.ts';
import { type Preset, PresetError, parsePreset } from './Preset.ts';
import { presetFiles } from './presetFiles.ts';
import { siteSectionRegistry } from './registerSections.ts';

/**
 * Returns the presets of all section types, or of one, by type; those of a type in its default layout
 * first, then by name. Leaves out files that are none, which `check` reports.
 */
export function listPresets(type?: string): Preset[] {
  const files = { ...presetFiles, ...siteSectionRegistry.presets };
  const types = type === undefined ? Object.keys(files).sort() : [type];
  return types.flatMap((one) => parsePresets(one, getOwn(files, one) ?? {}));
}

function parsePresets(type: string, texts: Record<string, string>): Preset[] {
  return Object.entries(texts)
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
  return listPresets(type).find((preset) => preset.name === name);
}

import type { TSchema } from 'typebox';
import { Validator } from '../../schema/index.ts';
import { PresetError, parsePreset } from './Preset.ts';

/** Returns why a text is no preset of a section type, and the line; undefined if it is one. */
export function findPresetProblem(
  type: string,
  name: string,
  text: string,
  schema: TSchema,
): Pick<PresetError, 'message' | 'hint' | 'line'> | undefined {
  try {
    const { section, line } = parsePreset(type, name, text);
    const [finding] = new Validator().validate(schema, section);
    return (
      finding && {
        message: `This preset does not fit the schema of "${type}": ${finding.message}`,
        hint: finding.hint ?? 'correct the section, or the schema',
        line,
      }
    );
  } catch (error) {
    if (error instanceof PresetError) return error;
    throw error;
  }
}

import sharp from 'sharp';
import { type StyleName, styleNames } from '../../schema/vocabulary.ts';
import { joinColumns } from './joinColumns.ts';
import type { PresetCamera, Screen } from './openPresetCamera.ts';
import { renderPresetPage, typesWithPresets } from './renderPresetPage.ts';

/** A small contact sheet: the presets of some section types in a named style, a column for each type. */
export interface LookSheet {
  name: string;
  use: StyleName;
  accent: string;
  types: string[];
  screen: Screen;
  /** Width of a column. */
  column: number;
}

/**
 * Lists the sheets that tests/looks/ keeps. Each section type is in two of them: on a desktop and on a
 * phone, in the style that its name decides, so that a new type changes no other column.
 */
export function listLookSheets(): LookSheet[] {
  return styleNames.flatMap((use, index) =>
    screens.map(({ column, ...screen }) => ({
      name: `${use}-${screen.width}-${screen.scheme}`,
      use,
      accent: accents[index % accents.length] as string,
      types: typesWithPresets()
        .filter((type) => styleNames[computeSum(type) % styleNames.length] === use)
        .sort(),
      screen,
      column,
    })),
  );
}

/** Width of the gap between the columns of a sheet. */
export const gap = 4;

const screens = [
  { width: 1280, scheme: 'light', column: 160 },
  { width: 360, scheme: 'dark', column: 72 },
] as const;

const accents = ['#1f3a5f', '#b45309', '#0f766e', '#be185d'];

/** Takes a sheet, as WebP. */
export async function takeLookSheet(camera: PresetCamera, sheet: LookSheet): Promise<Buffer> {
  const { types, use, accent, screen, column } = sheet;
  const columns: Buffer[] = [];
  for (const type of types) {
    const picture = await camera(renderPresetPage(type, { use, accent }), screen);
    columns.push(await sharp(picture).resize({ width: column }).toBuffer());
  }
  return (await joinColumns(columns, gap)).webp({ quality: 60, effort: 6 }).toBuffer();
}

function computeSum(type: string): number {
  return [...type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Generates the drawings of icons and flags from the packages that contain them. The packages are
 * twenty times larger, so sites do not install them.
 *
 * @returns path below the package → content
 */
export function generateDrawings(packageRoot: string): Record<string, string> {
  const icons = readIcons(join(packageRoot, 'node_modules/lucide-static/icons'));
  const require = createRequire(join(packageRoot, 'package.json'));
  const flags = require('country-flag-icons/string/3x2') as Record<string, string>;
  return {
    'schema/shape/formats/iconNames.json': formatJson(Object.keys(icons)),
    'sections/_shared/components/iconDrawings.json': formatJson(icons),
    'sections/locations/flagDrawings.json': formatJson(flags),
  };
}

/** Reads the icons of Lucide: name → shapes. */
function readIcons(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -4), readShapes(join(folder, file))]),
  );
}

function readShapes(file: string): string {
  const shapes = readFileSync(file, 'utf8').match(/<(?!svg|!--)[^>]+\/>/g) ?? [];
  return shapes.join('').replaceAll(' />', '/>');
}

/** One entry on each line, so that an update of the package changes few lines. */
function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 0).replaceAll('","', '",\n"')}\n`;
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Writes the drawings of icons and flags, and the names of the icons. The packages that contain them are
 * twenty times larger, so sites do not install them. Plain JavaScript, because the sources cannot be
 * compiled without these files.
 *
 * @param {string} packageRoot absolute path of the package
 * @throws Error when the packages are not installed
 */
export function writeDrawings(packageRoot) {
  const icons = readIcons(packageRoot);
  const require = createRequire(join(packageRoot, 'package.json'));
  write(packageRoot, files.iconNames, Object.keys(icons));
  write(packageRoot, files.icons, icons);
  write(packageRoot, files.flags, require('country-flag-icons/string/3x2'));
}

/** Writes the drawings if they are missing, as after `npm ci --ignore-scripts`. */
export function ensureDrawings(packageRoot) {
  if (!Object.values(files).every((path) => existsSync(join(packageRoot, path))))
    writeDrawings(packageRoot);
}

/** Their paths below the package. */
const files = {
  iconNames: 'schema/shape/formats/iconNames.generated.json',
  icons: 'sections/_shared/components/iconDrawings.generated.json',
  flags: 'sections/_shared/components/flagDrawings.generated.json',
};

/** Reads the icons of Lucide: name → shapes. */
function readIcons(packageRoot) {
  const folder = join(packageRoot, 'node_modules/lucide-static/icons');
  if (!existsSync(folder))
    throw new Error(
      'The drawings of icons come from a development package. Run `npm ci` without --omit=dev.',
    );
  const names = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    names.sort().map((file) => [file.slice(0, -4), readShapes(join(folder, file))]),
  );
}

function readShapes(file) {
  const shapes = readFileSync(file, 'utf8').match(/<(?!svg|!--)[^>]+\/>/g) ?? [];
  return shapes.join('').replaceAll(' />', '/>');
}

/** Writes a file whole, because another process may read it. Leaves a file alone that is up to date. */
function write(packageRoot, path, value) {
  const file = join(packageRoot, path);
  const content = `${JSON.stringify(value)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

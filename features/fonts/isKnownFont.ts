import { engineFontFamilies } from '../../schema/vocabulary.ts';
import { declaresFont } from './declaresFont.ts';

/** Whether a font comes with Blockwright, with the systems of most visitors, or by theme.css. */
export function isKnownFont(family: string, root: string): boolean {
  const name = family.toLowerCase();
  const isBuiltIn = Object.keys(engineFontFamilies).some((one) => one.toLowerCase() === name);
  return isBuiltIn || systemFonts.has(name) || declaresFont(root, name);
}

const systemFonts: ReadonlySet<string> = new Set(
  [
    'serif, sans-serif, monospace, cursive, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded',
    'Arial, Arial Black, Arial Narrow, Helvetica, Helvetica Neue, Verdana, Tahoma, Trebuchet MS, Geneva',
    'Georgia, Times, Times New Roman, Palatino, Palatino Linotype, Book Antiqua, Garamond, Baskerville',
    'Cambria, Constantia, Hoefler Text, Didot, Bodoni 72, Rockwell, Charter, Iowan Old Style, Optima',
    'Impact, Gill Sans, Futura, Avenir, Avenir Next, Century Gothic, Candara, Calibri, Corbel, Segoe UI',
    'Roboto, San Francisco, Ubuntu, Cantarell, Noto Sans, Noto Serif, DejaVu Sans, Liberation Sans',
    'Courier, Courier New, Consolas, Menlo, Monaco, SF Mono, Cascadia Code, Comic Sans MS, Lucida Grande',
    'Lucida Console, Lucida Sans Unicode, American Typewriter, Copperplate, Brush Script MT',
  ]
    .join(', ')
    .toLowerCase()
    .split(', '),
);

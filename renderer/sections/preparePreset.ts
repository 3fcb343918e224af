import { type AnySection, parsePlaceholder } from '../../schema/vocabulary.ts';
import { placeholderFile } from '../../sections/index.ts';
import { sampleForms } from './sampleForms.ts';

/** A preset made ready for a site: nothing in it refers to what the site lacks. */
interface PreparedPreset {
  section: AnySection;
  /** The files that the site needs for it: path below the site → text. */
  files: Record<string, string>;
}

/** The site and page that a preset is prepared for. */
interface PresetTarget {
  /** Returns the text of a file of the site; undefined if it has none at this path. */
  readFile(path: string): string | undefined;
  /** The anchors of the page. */
  anchors: ReadonlySet<string>;
}

/**
 * Prepares a preset for a page: its placeholder pictures become files in public/images/, a form that
 * the site lacks becomes a file in data/forms/, and its anchor one that the page does not have yet.
 */
export function preparePreset(preset: AnySection, target: PresetTarget): PreparedPreset {
  const files: Record<string, string> = {};
  const section = mapTexts(preset, (text) =>
    text.replaceAll(/\bplaceholder:[a-z]+(?:-[a-z]+)*/g, (src) => addPicture(src, files, target)),
  );
  for (const name of listForms(section)) {
    const path = `data/forms/${name}.yaml`;
    const text = sampleForms[name];
    if (text !== undefined && target.readFile(path) === undefined) files[path] = text;
  }
  const { id } = section;
  return { section: id ? withAnchor(section, freeAnchor(id, target.anchors)) : section, files };
}

/** Returns the path of a file with the picture; adds the file if the site lacks it. */
function addPicture(src: string, files: Record<string, string>, target: PresetTarget): string {
  const name = parsePlaceholder(src);
  if (!name) return src;
  const svg = placeholderFile(name);
  for (let copy = 1; ; copy++) {
    const path = `/images/${name}${copy === 1 ? '' : `-${copy}`}.svg`;
    const present = target.readFile(`public${path}`);
    if (present !== undefined && present !== svg) continue;
    if (present === undefined) files[`public${path}`] = svg;
    return path;
  }
}

/** Gives a section another anchor, to which its own links lead. */
export function withAnchor(section: AnySection, id: string): AnySection {
  const linked = mapTexts(section, (text) => (text === `#${section.id}` ? `#${id}` : text));
  return { ...linked, id };
}

function freeAnchor(id: string, anchors: ReadonlySet<string>): string {
  let free = id;
  for (let copy = 2; anchors.has(free); copy++) free = `${id}-${copy}`;
  return free;
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  ) as Value;
}

/** Lists the values of all keys `form`, which name files in data/forms/. */
function listForms(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'form' && typeof item === 'string' ? [item] : listForms(item),
  );
}

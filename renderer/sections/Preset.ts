import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { isMapping } from '../../base/values/isMapping.ts';
import { parseFastYaml } from '../../schema/index.ts';
import type { AnySection } from '../../schema/vocabulary.ts';

/** A named example of a section type: sections/<type>/examples/<name>.yaml. */
export interface Preset {
  type: string;
  /** The name of the file without `.yaml`; unique within the type. */
  name: string;
  title: string;
  /** One sentence that says how the preset looks. */
  description: string;
  /** The section as its author wrote it, and its first line in the file. */
  yaml: string;
  line: number;
  section: AnySection;
  /** Pages that can begin with it, such as `Article` → its place among their sections. */
  starts: Readonly<Record<string, number>>;
}

/** A fault in the file of a preset, and its line (from 1). */
export class PresetError extends Error {
  override name = 'PresetError';
  readonly hint: string;
  readonly line: number;

  constructor(message: string, hint: string, line = 1) {
    super(message);
    this.hint = hint;
    this.line = line;
  }
}

/**
 * Reads the file of a preset: a YAML document with `title` and `description`, then `---`, then the
 * section. Throws a PresetError for anything else.
 */
export function parsePreset(type: string, name: string, text: string): Preset {
  const { header, section, start } = readQuickly(text) ?? readDocuments(text);
  const about = readHeader(header);
  const line = text.slice(0, start).split('\n').length;
  if (section?.type !== type)
    throw new PresetError(
      `The section of this file is not of the type "${type}".`,
      `write \`type: ${type}\` below the line \`---\``,
      line,
    );
  return { type, name, ...about, yaml: text.slice(start), line, section };
}

interface PresetParts {
  header: unknown;
  section: AnySection | null;
  /** Offset of the section in the text. */
  start: number;
}

/** Parses two documents of ordinary YAML; leaves all others to `yaml`, which takes ten times as long. */
function readQuickly(text: string): PresetParts | undefined {
  const [head = '', body = '', ...others] = text.split(/^---\n/m);
  if (body === '' || others.length > 0) return undefined;
  const [header, section] = [parseFastYaml(head), parseFastYaml(body)];
  if (!header || !section) return undefined;
  return { header, section: section as AnySection, start: text.length - body.length };
}

function readDocuments(text: string): PresetParts {
  const documents = parseAllDocuments(text, { lineCounter: new LineCounter() });
  for (const { errors } of documents as Document.Parsed[])
    for (const { message, linePos } of errors)
      throw new PresetError(
        `This file is not valid YAML: ${message.split('\n')[0]?.replace(/:$/, '')}`,
        'correct the syntax',
        linePos?.[0].line,
      );
  const [head, body, ...others] = documents as Document.Parsed[];
  if (!body || others.length > 0)
    throw new PresetError(
      body ? 'This file contains more than one section.' : 'This file has no header.',
      'begin with `title:` and `description:`, then a line `---`, then the section',
    );
  const separator = [...text.matchAll(/^---.*\n/gm)].at(-1);
  const start = separator ? separator.index + separator[0].length : 0;
  return { header: head?.toJS(), section: body.toJS() as AnySection | null, start };
}

function readHeader(value: unknown): Pick<Preset, 'title' | 'description' | 'starts'> {
  const { title, description, starts = {}, ...others } = (value ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  const hasPlaces = isMapping(starts) && Object.values(starts).every(Number.isInteger);
  const hasTexts = typeof title === 'string' && typeof description === 'string';
  if (!hasTexts || !hasPlaces || unknown !== undefined)
    throw new PresetError(
      unknown === undefined
        ? 'The header of this file needs `title:` and `description:`, and numbers in `starts:`.'
        : `The header of this file has an unknown key \`${unknown}\`.`,
      'write `title:` and `description:` above the line `---`, perhaps `starts: { Article: 1 }`',
    );
  return { title, description, starts: starts as Preset['starts'] };
}

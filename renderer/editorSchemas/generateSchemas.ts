import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createEditorSchemas } from '../../schema/jsonSchema/createEditorSchemas.ts';
import type { SiteNames } from '../../schema/jsonSchema/SiteNames.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { listPresetsOf } from '../sections/listPresets.ts';
import { sectionSchemas } from '../sections/sectionSchemas.ts';

/**
 * Generates the JSON Schemas with which editors check and complete the files of a site.
 *
 * @param names blocks, rows and forms of the site
 * @returns path, beginning with `schema/` → content
 */
export async function generateSchemas(
  root: string,
  names: SiteNames,
): Promise<Record<string, string>> {
  const schemas = createEditorSchemas({
    sections: sectionSchemas,
    examples: listSnippets(),
    rows: await readRowSchemas(join(root, 'data')),
    names,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([path, schema]) => [
      path,
      `${JSON.stringify(schema, toMarkdownDescription, 1)}\n`,
    ]),
  );
}

/** Marks descriptions as Markdown, which editors otherwise show with its marks. Leaves examples alone. */
function toMarkdownDescription(key: string, value: unknown): unknown {
  if (['body', 'const', 'enum', 'examples'].includes(key)) return JSON.parse(JSON.stringify(value));
  const { description, label, ...rest } = (value ?? {}) as Record<string, unknown>;
  if (typeof description !== 'string' || label !== undefined || !description.includes('`'))
    return value;
  return { markdownDescription: description, ...rest };
}

/** Returns the section that editors insert for each type: its first preset. */
function listSnippets(): Record<string, AnySection> {
  return Object.fromEntries(
    Object.keys(sectionSchemas).flatMap((type) =>
      listPresetsOf(type)
        .slice(0, 1)
        .map(({ section }) => [type, section]),
    ),
  );
}

/** Reads the row schemas: name of the collection → JSON Schema. */
async function readRowSchemas(folder: string): Promise<Record<string, object>> {
  const suffix = '.schema.yaml';
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => file.endsWith(suffix)).sort();
  const entries = files.map(async (file) => [
    file.slice(0, -suffix.length),
    parse(await readFile(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

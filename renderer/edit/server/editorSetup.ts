import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageSchema } from '../../../schema/page.ts';
import { commonKeys } from '../../../schema/section.ts';
import { siteSchema } from '../../../schema/site.ts';
import { iconNames } from '../../../schema/validate/iconNames.ts';
import { findImagePaths } from '../../images/findImagePaths.ts';
import type * as Schemas from '../../sections/sectionSchemas.ts';
import { listPublicFiles } from '../../site/listPublicFiles.ts';
import type { EditorSetup, FieldSchema } from '../protocol.ts';
import type { Load } from './DraftSite.ts';
import type { EditSite } from './editApi.ts';

/** What forms are made from: the schemas and examples of all section types, and what is to choose from. */
export async function editorSetup(
  load: Load,
  { root, session }: Pick<EditSite, 'root' | 'session'>,
): Promise<EditorSetup> {
  const { sectionSchemas, sectionExamples } = await load<typeof Schemas>(
    '/renderer/sections/sectionSchemas.ts',
  );
  const sections = Object.fromEntries(
    Object.entries(sectionSchemas).map(([type, schema]) => [
      type,
      { schema: schema as FieldSchema, example: parse(sectionExamples[type] ?? '') ?? { type } },
    ]),
  );
  return {
    sections,
    page: pageSchema as FieldSchema,
    site: siteSchema as unknown as FieldSchema,
    rows: await rowSchemas(root),
    icons: [...iconNames()].sort(),
    images: [...findImagePaths(await listPublicFiles(root), root)].sort(),
    forms: session.files.flatMap((file) => /^data\/forms\/(.+)\.ya?ml$/.exec(file)?.[1] ?? []),
    common: Object.keys(commonKeys),
    keys: [...new Set(Object.values(sections).flatMap(({ schema }) => keysOf(schema)))].sort(),
  };
}

async function rowSchemas(root: string): Promise<Record<string, FieldSchema>> {
  const names = await readdir(join(root, 'data')).catch(() => []);
  const schemas = names.filter((name) => /\.schema\.ya?ml$/.test(name));
  return Object.fromEntries(
    await Promise.all(
      schemas.map(async (name) => [
        name.replace(/\.schema\.ya?ml$/, ''),
        parse(await readFile(join(root, 'data', name), 'utf8')) as FieldSchema,
      ]),
    ),
  );
}

function keysOf({ properties = {}, items, anyOf = [] }: FieldSchema): string[] {
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => [key, ...keysOf(inner)]),
    ...(items ? keysOf(items) : []),
    ...anyOf.flatMap(keysOf),
  ];
}

import { basename } from 'node:path';
import { parse } from 'yaml';
import { readSiteText } from '../../base/files/readSiteText.ts';
import type { Preset } from '../../renderer/index.ts';
import { commonColumns, getSiteFileKind, iconNames, listSourceFiles } from '../../schema/index.ts';
import {
  commonKeys,
  createWordsSchema,
  formSchema,
  pageSchema,
  siteSchema,
} from '../../schema/vocabulary.ts';
import { listMiddleware } from '../../server/index.ts';
import type { EditorSetup } from '../protocol/EditorSetup.ts';
import type { FieldSchema } from '../protocol/FieldSchema.ts';
import type { PresetSummary } from '../protocol/PresetSummary.ts';
import type { EditorContext } from './EditorContext.ts';

/** Collects what the editor's forms need: schemas and presets of all section types, and choices. */
export async function readEditorSetup({
  code,
  root,
}: Pick<EditorContext, 'code' | 'root'>): Promise<EditorSetup> {
  const { sections: sectionSchemas } = await code.loadChecks();
  const { listPresets } = await code.loadPresets();
  const sections = sectionSchemas as Record<string, FieldSchema>;
  return {
    sections,
    presets: listPresets().map((preset) => summarizePreset(preset, sectionSchemas[preset.type])),
    page: pageSchema as FieldSchema,
    site: siteSchema as unknown as FieldSchema,
    rows: await readRowSchemas(root),
    icons: [...iconNames()].sort(),
    form: formSchema as unknown as FieldSchema,
    words: createWordsSchema(sectionSchemas) as FieldSchema,
    common: Object.keys(commonKeys),
    keys: [...new Set(Object.values(sections).flatMap(listKeys))].sort(),
    features: listMiddleware('edit').map(({ feature }) => feature),
  };
}

function summarizePreset(
  { type, name, title, description, starts }: Preset,
  { 'x-group': group = 'More', 'x-synonyms': synonyms = [] }: SectionAnnotations = {},
): PresetSummary {
  return { id: `${type}/${name}`, type, title, description, group, synonyms, starts };
}

/** The keywords of the schema of a section type about the type itself. */
interface SectionAnnotations {
  'x-group'?: string;
  'x-synonyms'?: readonly string[];
}

async function readRowSchemas(root: string): Promise<Record<string, FieldSchema>> {
  const paths = listSourceFiles(root).filter((path) => getSiteFileKind(path) === 'rowSchema');
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [
        basename(path).replace(/\.schema\.ya?ml$/, ''),
        withCommonColumns(parse(await readSiteText(root, path)) as FieldSchema),
      ]),
    ),
  );
}

function withCommonColumns(schema: FieldSchema): FieldSchema {
  const { sample: _, ...columns } = commonColumns;
  return {
    ...schema,
    properties: { ...schema.properties, ...(columns as FieldSchema['properties']) },
  };
}

function listKeys({ properties = {}, items, anyOf = [] }: FieldSchema): string[] {
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => [key, ...listKeys(inner)]),
    ...(items ? listKeys(items) : []),
    ...anyOf.flatMap(listKeys),
  ];
}

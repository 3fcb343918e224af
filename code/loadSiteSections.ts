import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { mapCompiledPosition } from '../base/errors/mapCompiledPosition.ts';
import { importFile } from '../base/files/importFile.ts';
import {
  type Declaration,
  registerSections,
  sectionSchemas,
  siteSectionRegistry,
} from '../renderer/index.ts';
import { type Problem, reportLink } from '../schema/index.ts';
import type { SectionCheck } from '../schema/vocabulary.ts';
import { compileModules, type EntryModule } from './compileModules.ts';
import type { SiteCode } from './SiteCode.ts';
import { explainBuildError, problemAt } from './siteSections/explainBuildError.ts';
import { explainLoadFailure } from './siteSections/explainLoadFailure.ts';
import { findExportProblem } from './siteSections/findExportProblem.ts';
import { findFileProblems } from './siteSections/findFileProblems.ts';
import { findFormatProblems } from './siteSections/findFormatProblems.ts';
import { findStyleProblems } from './siteSections/findStyleProblems.ts';
import { readSitePresets } from './siteSections/readSitePresets.ts';
import { listSectionFiles, type SiteSection } from './siteSections/SiteSection.ts';

/** Noted before a site adds its own, since a process may load the sections of a site again. */
const builtInTypes: ReadonlySet<string> = new Set(Object.keys(sectionSchemas));

/**
 * Compiles the section types of a site and adds them to those that this process knows. A type that
 * cannot be used accepts any keys, so that its own problem is the only one.
 *
 * @returns the code without the types that cannot be used
 */
export async function loadSiteSections(code: SiteCode): Promise<SiteCode> {
  const { siteSections } = code;
  if (siteSections.length === 0) return code;
  const linksOut = siteSections.flatMap(({ linkOut }) => linkOut ?? []);
  const nameProblems = findNameProblems(siteSections);
  siteSectionRegistry.nameProblems = nameProblems;
  const problems = [...linksOut.map(reportLink), ...nameProblems];
  const folder = join(code.folder, 'sections');
  if (problems.length === 0 && !existsSync(folder)) problems.push(...(await compile(code, folder)));
  const usable: SiteSection[] = [];
  const presetProblems: Problem[] = [];
  for (const [index, section] of siteSections.entries()) {
    siteSectionRegistry.folders[section.type] = section;
    const file = join(folder, `section${index}.js`);
    // A build that failed for one section has compiled none.
    const outcome: LoadedSection = existsSync(file)
      ? await loadSection(file, section, code)
      : { schema: anyKeys(section) };
    // A built-in type stays what it is while its replacement cannot be used.
    const isBuiltIn = builtInTypes.has(section.type);
    const island = join(section.folder, 'island.tsx');
    if (existsSync(island) && (!isBuiltIn || (existsSync(file) && !outcome.problem)))
      siteSectionRegistry.islands[section.type] = island;
    if (existsSync(file) || !isBuiltIn) registerSections({ [section.type]: outcome });
    if (outcome.problem) problems.push(outcome.problem);
    else if (existsSync(file)) {
      usable.push(section);
      presetProblems.push(...(outcome.problems ?? []));
      siteSectionRegistry.modules[section.type] = file;
    }
  }
  siteSectionRegistry.problems = [...problems, ...presetProblems];
  if (problems.length === 0) return code;
  return { ...code, siteSections: usable, folder: join(code.folder, 'usable') };
}

interface LoadedSection {
  schema: TSchema;
  check?: SectionCheck;
  /** The texts of its presets by name. */
  presets?: Record<string, string>;
  /** Faults in its presets and styles. */
  problems?: Problem[];
  problem?: Problem;
}

/** Returns the names that two sections share, or that a section shares with a built-in type. */
function findNameProblems(sections: readonly SiteSection[]): Problem[] {
  return sections.flatMap((section, index): Problem[] => {
    const twin = sections.slice(0, index).find(({ type }) => type === section.type);
    const isBuiltIn = builtInTypes.has(section.type);
    if (twin)
      return [
        problemAt(`${section.path}/schema.ts`, {
          rule: 'section-type-twice',
          message: `${twin.path} and ${section.path} define the same section type "${section.type}".`,
          hint: 'rename one of the folders',
        }),
      ];
    if (isBuiltIn && !section.isReplacement)
      return [
        problemAt(`${section.path}/schema.ts`, {
          rule: 'section-type-twice',
          message: `${section.path} and Blockwright define the same section type "${section.type}".`,
          hint: `rename the folder, or write "replaces: ${section.type}" in ${section.path}/section.yaml`,
        }),
      ];
    if (section.isReplacement && !isBuiltIn)
      return [
        problemAt(`${section.path}/section.yaml`, {
          rule: 'section-type-twice',
          message: `${section.path} replaces the section type "${section.type}", which does not exist.`,
          hint: 'name a built-in type, or remove section.yaml',
        }),
      ];
    return [];
  });
}

/** Compiles each section into a module of its own. Returns what cannot be compiled. */
async function compile(code: SiteCode, folder: string): Promise<Problem[]> {
  const { siteSections, root } = code;
  const fileProblems = siteSections.flatMap(findFileProblems);
  if (fileProblems.length > 0) return fileProblems;
  try {
    await compileModules(code, folder, siteSections.map(createEntry));
    return [];
  } catch (error) {
    return explainBuildError(error, root, siteSections);
  }
}

/** File of a section type → what it exports, and its name in the module of the section. */
const exportedNames = {
  'schema.ts': 'schema',
  'view.tsx': 'default: view',
  'check.ts': 'check',
  'jsonld.ts': 'default: jsonld',
  // Browsers load it even if the view does not import it.
  'island.tsx': 'default: island',
};

/** Returns the name and the code of the module that has everything of a section. */
function createEntry(section: SiteSection, index: number): EntryModule {
  const files = listSectionFiles(section);
  // Whole modules, so that `findExportProblem()` reports what they do not export.
  const parts = Object.entries(exportedNames).filter(([name]) => files.includes(name));
  const lines = parts.map(
    ([name, names], index) =>
      `import * as part${index} from ${JSON.stringify(join(section.folder, name))};
export const { ${names} } = part${index};`,
  );
  return {
    name: `section${index}`,
    code: [...lines, "export { declarations } from 'styled-components';"].join('\n'),
  };
}

/** Loads a compiled section and checks what it exports. */
async function loadSection(
  file: string,
  section: SiteSection,
  { root, siteSections }: SiteCode,
): Promise<LoadedSection> {
  const schema = anyKeys(section);
  let loaded: SectionExports;
  try {
    loaded = await importFile(file);
  } catch (error) {
    const failure = { type: section.type, file: 'schema.ts', error };
    const options = { root, sections: siteSections, toSource: mapCompiledPosition };
    return { schema, problem: explainLoadFailure(failure, options) };
  }
  const problem = findExportProblem(section, loaded);
  if (problem) return { schema, problem };
  const { check } = loaded;
  const own = loaded.schema as TSchema;
  const { presets, problems } = await readSitePresets(section, own);
  problems.push(...findFormatProblems(section, own));
  problems.push(...(await findStyleProblems(section, loaded.declarations)));
  return { schema: own, presets, problems, ...(check && { check }) };
}

interface SectionExports {
  schema?: TSchema;
  view?: unknown;
  island?: unknown;
  check?: SectionCheck;
  jsonld?: unknown;
  declarations: readonly Declaration[];
}

function anyKeys({ type }: SiteSection): TSchema {
  return { type: 'object', properties: { type: { const: type } }, required: ['type'] } as TSchema;
}

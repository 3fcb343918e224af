import type { TSchema } from 'typebox';
import {
  explainLoadFailure,
  findExportProblem,
  findFileProblems,
  findStyleProblems,
  readSitePresets,
  type SiteSection,
} from '../../code/index.ts';
import { type Declaration, type LoadFailure, siteSectionRegistry } from '../../renderer/index.ts';
import type { Problem } from '../../schema/index.ts';
import { featureKeys, type SectionCheck } from '../../schema/vocabulary.ts';

/** The schemas and checks of all section types, with problems in the site's own types. */
export interface SectionCode {
  sections: Record<string, TSchema>;
  checks: Record<string, SectionCheck>;
  problems: Problem[];
}

/** Loads a module by its path in the package. */
export type LoadModule = <Module>(path: string) => Promise<Module>;

/** Loads the section types from their sources. A type that cannot be loaded accepts any keys. */
export async function loadSectionCode(
  load: LoadModule,
  { root, siteSections, fixStack }: SectionCodeOptions,
): Promise<SectionCode> {
  const schemas = await load<Registry<{ sectionSchemas: SectionCode['sections'] }>>(
    '/renderer/sections/sectionSchemas.ts',
  );
  const checks = await load<Registry<{ sectionChecks: SectionCode['checks'] }>>(
    '/renderer/sections/sectionChecks.ts',
  );
  // The same object as long as the code is the same, because results of checks depend on it.
  const sections = schemas.sectionSchemas;
  for (const schema of Object.values<SectionSchema>(sections))
    schema.properties = { ...featureKeys.section, ...schema.properties };
  const code = { sections, checks: checks.sectionChecks };
  // Names depend on folders, which are found at the start, as features are loaded.
  const { nameProblems, featureProblems } = siteSectionRegistry;
  const lasting = [...featureProblems, ...nameProblems];
  if (siteSections.length === 0) return { ...code, problems: lasting };
  const views = await load<Registry<{ sectionViews: ReadonlyMap<string, unknown> }>>(
    '/renderer/sections/sectionViews.ts',
  );
  const styles = await load<{ declarations: readonly Declaration[] }>('/renderer/styles/styled.ts');
  const failures = [schemas, checks, views].flatMap(({ loadFailures = [] }) => loadFailures);
  const problems = failures.map((failure) => {
    if (failure.error instanceof Error) fixStack(failure.error);
    return explainLoadFailure(failure, { root, sections: siteSections });
  });
  for (const section of siteSections) {
    const { type } = section;
    const schema = sections[type];
    const view = views.sectionViews.get(type);
    const isLoaded = failures.every((failure) => failure.type !== type);
    const problem = findFileProblems(section)[0] ?? findExportProblem(section, { schema, view });
    if (isLoaded && problem) problems.push(problem);
    if (!isLoaded || problem) sections[type] = schema ?? acceptAnyKeys(type);
    else if (schema) {
      problems.push(...(await readSitePresets(section, schema)).problems);
      problems.push(...(await findStyleProblems(section, styles.declarations)));
    }
  }
  return { ...code, problems: [...lasting, ...removeRepetitions(problems)] };
}

/** Options of `loadSectionCode`. */
interface SectionCodeOptions {
  /** Absolute path of the site. */
  root: string;
  siteSections: readonly SiteSection[];
  /** Replaces the positions of a stack by positions in the sources. */
  fixStack: (error: Error) => void;
}

/** A module that `ownSectionsPlugin` replaces for sites with section types of their own. */
type Registry<Module> = Module & { loadFailures?: LoadFailure[] };

function acceptAnyKeys(type: string): TSchema {
  return { type: 'object', properties: { type: { const: type } }, required: ['type'] } as TSchema;
}

/** A schema with the keys of a section. */
type SectionSchema = TSchema & { properties?: object };

/** Keeps one of the problems that several files report because they import the one that throws. */
function removeRepetitions(problems: readonly Problem[]): Problem[] {
  const keys = problems.map(({ rule, message, at }) =>
    'from' in at ? `${rule} ${message} ${at.file.path}:${at.from}` : message,
  );
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

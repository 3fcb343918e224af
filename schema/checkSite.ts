import type { TSchema } from 'typebox';
import { checkUnit } from './checkUnit.ts';
import {
  type CrossContext,
  limits,
  type SiteContext,
  type SitePage,
} from './crossChecks/CrossContext.ts';
import { checkAcross } from './crossChecks/crossCheck.ts';
import { type RenderedPage, renderedProblems } from './crossChecks/rendered.ts';
import type { Diagnostic } from './diagnostics/Diagnostic.ts';
import { judge } from './diagnostics/judge.ts';
import type { Problem } from './diagnostics/Problem.ts';
import type { FormDefinition } from './form.ts';
import { loadSite, type ReadOverlay } from './load/loadSite.ts';
import { locate } from './load/locate.ts';
import type { Page } from './page.ts';
import type { PageUnit } from './resolve/Manifest.ts';
import type { ResolveContext } from './resolve/ResolveContext.ts';
import { readCollections } from './resolve/readCollections.ts';
import { readForms } from './resolve/readForms.ts';
import { readManifest } from './resolve/readManifest.ts';
import { readSite } from './resolve/readSite.ts';
import { SiteMemory } from './SiteMemory.ts';
import type { SectionCheck } from './sectionCheck.ts';
import type { Site } from './site.ts';

/** What `checkSite` is told. */
export interface CheckOptions {
  /** Folder with pages.yaml, data/ and public/. */
  root: string;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** `dev` keeps drafts and what is yet to be published. */
  mode: 'build' | 'dev';
  now?: Date;
  /** Unsaved text of files, for editors. */
  read?: ReadOverlay;
  /** What the check before left, for programs that check often. */
  memory?: SiteMemory;
  /** The check.ts of section types, by type. */
  checks?: Record<string, SectionCheck>;
  /** Routes of the last build, to notice one that is gone. */
  lastRoutes?: readonly string[] | undefined;
}

/** A site as far as it could be understood, and everything that is wrong with it. */
export interface CheckedSite {
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  /** Undefined when it cannot be used. */
  site: Site | undefined;
  /** The pages to build, in the order of the manifest. */
  pages: Page[];
  forms: Record<string, FormDefinition>;
  /** Every file that was read. */
  files: { path: string; text: string }[];
  /** What is wrong with pages as they were rendered. */
  checkRendered(pages: readonly RenderedPage[]): Diagnostic[];
  /** First and last line of the entry that a page comes from. */
  linesOf(page: Page): { line: number; endLine: number } | undefined;
  summary: {
    errors: number;
    warnings: number;
    pages: number;
    sections: number;
    milliseconds: number;
  };
}

/**
 * Loads, validates and resolves a site: every mistake in one run, each at its place. Never throws
 * for what is in the files.
 */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const started = performance.now();
  const { root, sections, mode, now = new Date() } = options;
  const memory = options.memory ?? new SiteMemory();
  const { validator } = memory;
  const loaded = await loadSite(root, options.read, memory.files);
  const files = [
    ...loaded.manifests,
    ...loaded.collections.values(),
    ...loaded.rowSchemas.values(),
    ...loaded.forms.values(),
  ];
  const read = readManifest(loaded);
  const { manifest } = read;
  const readSiteResult = readSite(manifest, validator);
  const { site, scope } = readSiteResult;
  const { collections, problems: rowProblems } = readCollections(loaded, scope, validator);
  const { forms, problems: formProblems } = readForms(loaded, scope, validator);
  memory.begin([
    manifest.site?.value,
    ...[...manifest.blocks.values()].map((block) => block.value),
    ...loaded.collections.values(),
    ...loaded.rowSchemas.values(),
    sections,
    mode,
    manifest.incomplete,
    [...loaded.forms.keys()].join(),
  ]);
  const context: ResolveContext = {
    scope,
    blocks: manifest.blocks,
    collections,
    sections,
    validator,
    mode,
    now,
    incomplete: manifest.incomplete,
    known: memory.known,
  };
  const cross: CrossContext = {
    root,
    now,
    site,
    siteWritten: readSiteResult.written,
    loaded,
    manifest,
    collections,
    sections,
    sectionChecks: options.checks ?? {},
    resolve: context,
    fields: memory.fields,
    lastRoutes: options.lastRoutes,
    limit: (name) => {
      const set = site?.checks[name];
      return typeof set === 'number' ? set : limits[name];
    },
  };
  const units = manifest.units.map((unit) =>
    memory.checked(unit, now, () => checkUnit(unit, cross)),
  );
  const all = units.flatMap((unit) => unit.pages);
  const shown = all.filter(({ facts }) => facts.shown);
  const across: SiteContext = {
    ...cross,
    units: units.map(({ bound }) => bound),
    all,
    pages: shown,
    incomplete:
      manifest.incomplete ||
      units.some(({ pages }) => pages.length === 0 || pages.some(({ facts }) => !facts.whole)),
    routesIncomplete: manifest.incomplete || units.some(({ pages }) => pages.length === 0),
  };
  const problems: Problem[] = [
    ...loaded.problems,
    ...files.flatMap((file) => file.problems),
    ...read.problems,
    ...readSiteResult.problems,
    ...rowProblems,
    ...formProblems,
    ...units.flatMap((unit) => unit.problems),
    ...checkAcross(across),
  ];
  const diagnostics = judge(problems, { checks: site?.checks ?? {}, files });
  const pages = [...new Map(shown.map((one) => [one.facts.head.route, one])).values()].map(pageOf);
  const places = new Map(shown.map((one) => [one.facts.head.route, one.unit]));
  return {
    diagnostics,
    site,
    pages,
    forms,
    files: files.map((file) => ({ path: file.source.path, text: file.source.text })),
    checkRendered: (rendered) =>
      judge(renderedProblems(rendered, across), { checks: site?.checks ?? {}, files: [] }),
    linesOf(page) {
      const unit = places.get(page.route);
      return unit && linesOf(unit);
    },
    summary: {
      errors: diagnostics.filter((one) => one.severity === 'error').length,
      warnings: diagnostics.filter((one) => one.severity === 'warning').length,
      pages: pages.length,
      sections: shown.reduce((sum, { facts }) => sum + facts.sections, 0),
      milliseconds: Math.round(performance.now() - started),
    },
  };
}

/** A page whose sections are resolved when they are first asked for. */
function pageOf({ facts, resolved }: SitePage): Page {
  let whole: Page | undefined;
  const page = () => {
    whole ??= resolved().page;
    return whole;
  };
  return {
    ...facts.head,
    get sections() {
      return page().sections;
    },
    get sectionOrigins() {
      return page().sectionOrigins;
    },
  };
}

/** First and last line of an entry. */
function linesOf({ file, path }: PageUnit): { line: number; endLine: number } {
  const { source } = file;
  if (file.base) {
    const content = source.text.replace(/(?:\r?\n[ \t]*(?:#.*)?)*$/, '');
    return {
      line: source.position(0).line,
      endLine: source.position(content.length).line,
    };
  }
  const key = locate({ file, path, part: 'key' });
  const value = locate({ file, path, part: 'whole' });
  return { line: source.position(key.from).line, endLine: source.position(value.to).line };
}

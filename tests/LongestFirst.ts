import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLongRun } from './isLongRun.ts';

/** The slowest test files, slowest first: started early, none runs alone at the end. */
const longest = [
  'tests/siteSections.test.ts',
  'tests/browser/sections.test.ts',
  'tests/browser/editPages.test.ts',
  'tests/browser/forms.test.ts',
  'tests/builds/incremental.test.ts',
  'tests/browser/sites.test.ts',
  'tests/browser/edit.test.ts',
  'tests/browser/dev.test.ts',
  'tests/team/publish.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/servers/package.test.ts',
  'tests/dev.test.ts',
  'tests/attack/siteLinks.test.ts',
  'tests/servers/sameReport.test.ts',
  'tests/browser/editCanvas.test.ts',
  'tests/builds/buildEdits.test.ts',
  'tests/servers/changeSets.test.ts',
  'tests/attack/kills.test.ts',
  'tests/backend/lostDatabase.test.ts',
  'tests/parity.test.ts',
  'tests/browser/editPanels.test.ts',
  'tests/servers/edit.test.ts',
  'tests/builds/diff.test.ts',
  'tests/attack/inputCost.test.ts',
  'tests/validity/',
  'tests/attack/servers.test.ts',
  'tests/browser/routes.test.ts',
  'tests/backend/fault.test.ts',
  'tests/diagnostics/mutation/',
  'tests/edit/pairedEditSequences.test.ts',
  'tests/edit/firstEditSequences.test.ts',
  'tests/edit/secondEditSequences.test.ts',
  'tests/backend/erase.test.ts',
  'tests/builds/',
  'tests/attack/',
  'tests/servers/',
  'tests/browser/',
  'tests/evaluation/',
  'tests/repository/docs.test.ts',
  'tests/backend/',
];

/** They begin a long run: they often wait, so that other files run beside them, or take half an hour. */
const longRunFirst = [
  'tests/browser/editAuthors.test.ts',
  'tests/team/authors.test.ts',
  'tests/servers/features.test.ts',
  'tests/builds/timeZones.test.ts',
];

/** The projects, in descending order of their longest file. */
const projects = ['browser', 'servers', 'work', 'cases', 'unit'];

/**
 * Sorts the test files by project, because a worker that changes between projects restarts, and within
 * a project by duration, longest first. Files with a DOM come last: a worker restarts for them, too, and
 * then loads all modules again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, getRank(file)]));
    return sorted.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  }
}

function getRank({ moduleId, project }: TestSpecification): number {
  if (isLongRun && longRunFirst.some((part) => moduleId.endsWith(part))) return -1;
  const rank = longest.findIndex((part) => moduleId.includes(part));
  const inProject = rank < 0 ? longest.length : rank;
  const hasDom = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
  return projects.indexOf(project.name) * 1000 + (hasDom ? 500 : 0) + inProject;
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, slowest first: started early, none runs alone at the end. */
const longest = [
  'tests/browser/forms.test.ts',
  'tests/browser/sections.test.ts',
  'tests/browser/editPages.test.ts',
  'tests/attack/kills.test.ts',
  'tests/siteSections.test.ts',
  'tests/builds/incremental.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/attack/inputCost.test.ts',
  'tests/attack/siteLinks.test.ts',
  'tests/attack/servers.test.ts',
  'tests/backend/fault.test.ts',
  'tests/edit/firstEditSequences.test.ts',
  'tests/edit/secondEditSequences.test.ts',
  'tests/backend/erase.test.ts',
  'tests/browser/routes.test.ts',
  'tests/diagnostics/mutation/',
  'tests/builds/buildFaults.test.ts',
  'tests/builds/buildEdits.test.ts',
  'tests/attack/',
  'tests/servers/',
  'tests/browser/',
  'tests/repository/docs.test.ts',
  'tests/dev.test.ts',
  'tests/backend/',
];

/** The projects, in descending order of their longest file. */
const projects = ['browser', 'servers', 'work', 'random', 'unit'];

/**
 * Sorts the test files by project, because a worker that changes between projects restarts, and within
 * a project by duration, longest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => getRank(one) - getRank(other));
  }
}

function getRank({ moduleId, project }: TestSpecification): number {
  const rank = longest.findIndex((part) => moduleId.includes(part));
  const inProject = rank < 0 ? longest.length : rank;
  return projects.indexOf(project.name) * 1000 + inProject;
}

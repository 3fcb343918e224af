import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const files = readdirSync(folder);

/** Actions that may be referenced by a tag, each with the reason. */
const unpinned: Record<string, string> = {};

/** Permissions in addition to reading the code, each with the reason. */
const granted: Record<string, string> = {
  'ci.yml code-scanning security-events: write': 'uploads the diagnostics',
  'docs.yml publish pages: write': 'publishes the documentation',
  'docs.yml publish id-token: write': 'publishes the documentation',
  'release.yml publish id-token: write': 'signs the provenance statement',
};

/** The workflows of new sites, and the guides that have one. */
const published = [
  'create/files/.github/workflows/comment.yml',
  'create/files/.github/workflows/site.yml',
  'docs/ci.md',
  'docs/hosting/github-pages.md',
];
const pinned = [...files.map((file) => `${folder}/${file}`), ...published];

test.each(pinned)('%s pins every action to a commit and names its tag', (file) => {
  const uses = usesIn(file);
  expect(uses).not.toEqual([]);
  const unpinnedUses = uses.filter(
    (line) =>
      !/^uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)+$/.test(line) &&
      !(getName(line) in unpinned),
  );
  expect(unpinnedUses, 'Name the commit of the tag: git ls-remote URL TAG.').toEqual([]);
});

test('each action has the same version in all workflows', () => {
  const versions = new Map<string, Set<string>>();
  for (const line of pinned.flatMap(usesIn))
    versions.set(getName(line), (versions.get(getName(line)) ?? new Set()).add(line));
  expect([...versions.values()].filter((lines) => lines.size > 1)).toEqual([]);
});

test.each(files)('%s grants only read access to the code and the listed permissions', (file) => {
  const { permissions, jobs } = read(file);
  expect(permissions).toEqual({ contents: 'read' });
  for (const [job, { permissions: jobPermissions = {} }] of Object.entries(jobs)) {
    expect(typeof jobPermissions, 'Name the permissions: `write-all` grants everything.').toBe(
      'object',
    );
    for (const [name, access] of Object.entries(jobPermissions))
      if (name !== 'contents' || access !== 'read')
        expect(Object.keys(granted)).toContain(`${file} ${job} ${name}: ${access}`);
  }
});

test.each(files)('%s persists no token and passes secrets to single steps only', (file) => {
  const { jobs, env = {} } = read(file);
  const isSecret = (value: unknown) => JSON.stringify(value).includes('secrets.');
  expect(isSecret(env)).toBe(false);
  for (const job of Object.values(jobs)) {
    expect(isSecret(job.env ?? {}), 'Move it to the steps: npm ci runs third-party code.').toBe(
      false,
    );
    for (const step of job.steps)
      if (step.uses?.startsWith('actions/checkout@'))
        expect(step.with?.['persist-credentials']).toBe(false);
  }
});

test.each(files)('%s inserts no expression into a shell command', (file) => {
  const commands = Object.values(read(file).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

test('every release is tested, audited and published with provenance', () => {
  const { on, jobs } = read('release.yml');
  expect(on).toEqual({ push: { tags: ['v*'] } });
  const { test: testJob, publish } = jobs;
  expect(publish?.needs).toBe('test');
  expect(getCommands(testJob)).toContain('npm audit --omit=dev --audit-level=high');
  expect(getCommands(testJob)).toMatch(/npm test$/m);
  const commands = getCommands(publish).match(/npm publish.*/g) ?? [];
  for (const command of commands) expect(command).toMatch(/ --provenance --access public$/);
  // All packages of the repository, and the one that is no workspace.
  expect(commands.map((command) => command.split(' ')[2])).toEqual(['--workspaces', './create']);
});

test('every pull request is audited for known vulnerabilities', () => {
  const { on, jobs } = read('ci.yml');
  expect(Object.keys(on)).toContain('pull_request');
  expect(getCommands(jobs.audit)).toContain('npm audit --omit=dev --audit-level=high');
});

test('packages and actions are updated by Dependabot', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const ecosystems = updates.map((one: Record<string, string>) => one['package-ecosystem']);
  expect(ecosystems.sort()).toEqual(['github-actions', 'npm']);
});

describe('the workflows of new sites', () => {
  const [comment, site] = ['comment', 'site'].map((name): Workflow => {
    const path = `create/files/.github/workflows/${name}.yml`;
    return parse(readFileSync(path, 'utf8'));
  });
  const steps = comment?.jobs.comment?.steps ?? [];

  test('pull requests run code without rights, and text from them runs no code', () => {
    expect(site?.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(site?.on ?? {})).toEqual(['schedule', 'push', 'pull_request']);
    expect(Object.keys(comment?.on ?? {})).toEqual(['workflow_run']);
    expect(comment?.jobs.comment?.permissions).toEqual({
      actions: 'read',
      'pull-requests': 'write',
    });
    expect(steps.map((step) => getName(`uses: ${step.uses ?? ''}`))).toEqual([
      'actions/download-artifact',
      '',
    ]);
    const commands = [...(site?.jobs.build?.steps ?? []), ...steps].map(({ run }) => run ?? '');
    expect(commands.join('\n')).not.toContain('${{');
    expect(getCommands(comment?.jobs.comment)).not.toMatch(/\b(npm|npx|node|eval|source)\b/);
  });

  test('a pull request gets one comment, which later pushes update', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blockwright-comment-'));
    await mkdir(join(folder, 'comment'));
    await writeFile(join(folder, 'comment/changes.md'), '# $(touch hacked) `touch hacked`\n');
    // Stands in for the command line of GitHub: prints a number for the queries, and records the rest.
    const gh = `#!/bin/sh
case "$*" in
  *--jq*pulls*|*pulls*--jq*) echo 7 ;;
  *--paginate*) cat comments ;;
  *) echo "$*" >> calls; cat body.md > sent ;;
esac
`;
    await writeFile(join(folder, 'gh'), gh, { mode: 0o755 });
    const run = () =>
      promisify(execFile)('bash', ['-eo', 'pipefail', '-c', getCommands(comment?.jobs.comment)], {
        cwd: folder,
        env: {
          PATH: `${folder}:${process.env.PATH}`,
          GITHUB_REPOSITORY: 'a/site',
          HEAD: 'b:topic',
          RUN: 'https://example.org/run',
        },
      });
    await writeFile(join(folder, 'comments'), '');
    await run();
    await writeFile(join(folder, 'comments'), '42\n');
    await run();
    expect(await readFile(join(folder, 'calls'), 'utf8')).toBe(
      'api repos/a/site/issues/7/comments -F body=@body.md\n' +
        'api --method PATCH repos/a/site/issues/comments/42 -F body=@body.md\n',
    );
    expect(await readFile(join(folder, 'sent'), 'utf8')).toBe(
      '<!-- blockwright -->\n# $(touch hacked) `touch hacked`\n\n\n[Report and preview](https://example.org/run#artifacts)\n',
    );
    expect(readdirSync(folder)).not.toContain('hacked');
    await rm(folder, { recursive: true });
  });
});

interface Job {
  needs?: string;
  permissions?: Record<string, string>;
  env?: Record<string, unknown>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  env?: Record<string, unknown>;
  jobs: Record<string, Job>;
}

function read(file: string): Workflow {
  return parse(readFileSync(`${folder}/${file}`, 'utf8'));
}

/** Returns the `uses:` lines of a file with their comments. */
function usesIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^\s*(?:- )?(uses: .*)$/gm)].map(([, line]) => (line ?? '').trim());
}

function getName(uses: string): string {
  return /uses: ([^@\s]+)/.exec(uses)?.[1] ?? '';
}

function getCommands(job: Job | undefined): string {
  return (job?.steps ?? []).map(({ run }) => run ?? '').join('\n');
}

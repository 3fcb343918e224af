import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../cli/run/check.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-command-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `check` and returns its exit status and output. */
async function run(root: string, values: Record<string, string[] | boolean | string>) {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(printed.push(`${text}`)));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await check(
    { root, positionals: [], values },
    {
      packageRoot: process.cwd(),
      fingerprint: 'test',
      commandLine: join(folder, 'cli'),
      bundles: folder,
      isPrebuilt: false,
    },
  );
  vi.restoreAllMocks();
  return { status, printed: printed.join('') };
}

describe('check', () => {
  const inside = join(import.meta.dirname, '../fixtures/three-mistakes');
  const path = 'tests/fixtures/three-mistakes/pages.yaml';

  it('writes several formats at once, each to its own destination', async () => {
    const sarif = join(folder, 'out.sarif');
    const junit = join(folder, 'out.xml');
    const { status, printed } = await run(inside, {
      format: ['json', `sarif=${sarif}`, `junit=${junit}`],
    });
    expect(status).toBe(1);
    const { diagnostics } = JSON.parse(printed);
    expect(diagnostics).toMatchObject([
      { code: 'BW013', line: 13, column: 15, endColumn: 19 },
      { code: 'BW012', line: 14, column: 9, endColumn: 15 },
      { code: 'BW014', line: 15, column: 15, endColumn: 20 },
    ]);
    const { results } = JSON.parse(await readFile(sarif, 'utf8')).runs[0];
    expect(results).toHaveLength(3);
    expect(await readFile(junit, 'utf8')).toContain('failures="3"');
  });

  it('starts paths of annotations at the root of the repository', async () => {
    const summary = join(folder, 'summary.md');
    await writeFile(summary, '# Before\n');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const { printed } = await run(inside, { format: ['github'] });
    expect(printed.trim().split('\n')).toHaveLength(3);
    for (const line of printed.trim().split('\n')) expect(line).toContain(`file=${path},`);
    const text = await readFile(summary, 'utf8');
    expect(text.startsWith('# Before\n## Blockwright\n')).toBe(true);
    expect(text.split(`| \`${path}:`)).toHaveLength(4);
    const json = await run(inside, { format: ['json'] });
    expect(JSON.parse(json.printed).diagnostics[0].file).toBe('pages.yaml');
  });

  it('--fix repeats until nothing fixable is left', async () => {
    const manifest = (page: string) => `site:
  name: Example # 🎉
  url: https://www.example.com
  description: An example of a site
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
${page}`;
    await writeFile(
      join(folder, 'pages.yaml'),
      manifest(`\t  - type: heroo
\t    headline: Hello
      - type: quote
        text: One: two
        toen: drak # as it stands
`),
    );
    const { status } = await run(folder, { fix: true });
    expect(await readFile(join(folder, 'pages.yaml'), 'utf8')).toBe(
      manifest(`      - type: hero
        headline: Hello
      - type: quote
        text: "One: two"
        tone: dark # as it stands
`),
    );
    expect(status).toBe(0);
  });
});

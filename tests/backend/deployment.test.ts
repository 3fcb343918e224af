import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeDeployment } from '../../functions/_local/deploy/writeDeployment.ts';
import { plainLook } from '../../functions/_shared/ports/SiteBranding.ts';
import { createTemporaryFolder, packageRoot } from './support/backendHarness.ts';
import { createGeneralSite, ownMigration } from './support/generalSite.ts';
import { createDeployment, deno, denoFlags } from './support/startDenoHarness.ts';

const run = promisify(execFile);

let root: string;
let deployment: string;
beforeAll(async () => {
  root = createGeneralSite();
  deployment = await createDeployment(root);
});

const names = ['maintain', 'submit-form', 'weather-report'];

it('has an entry point and settings for each function, and all migrations', () => {
  const list = (path: string) => readdirSync(join(deployment, path)).toSorted();
  expect(list('supabase/functions')).toEqual(['_shared', ...names]);
  expect(list('supabase/migrations')).toEqual(
    [...readdirSync(join(packageRoot, 'supabase/migrations')), ownMigration].toSorted(),
  );
  const config = readFileSync(join(deployment, 'supabase/config.toml'), 'utf8');
  for (const name of names) {
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nentrypoint = "./functions/${name}/index.js"`,
    );
  }
  const licenses = readFileSync(join(deployment, 'LICENSES.md'), 'utf8');
  expect(licenses).toMatch(/^## re2js - [\d.]+ \(MIT\)$/m);
});

it('suggests settings with the name and the addresses of the site', () => {
  const settings = readFileSync(join(deployment, 'example.env'), 'utf8');
  const { site } = parse(readFileSync(join(root, 'pages.yaml'), 'utf8'));
  expect(settings).toContain(`ALLOWED_ORIGINS=${new URL(site.url).origin}\n`);
  expect(settings).toContain(`MAIL_FROM="${site.name} <website@`);
  expect(settings).not.toContain('undefined');
});

it('knows the forms of its site only, and nothing of the machine that built it', () => {
  const code = readFileSync(join(deployment, 'supabase/functions/_shared/backend.js'), 'utf8');
  expect(code).toContain('Ask for a quote');
  expect(code).not.toMatch(/latinos/i);
  expect(code).not.toContain(`"${root}`);
  expect(code).not.toContain('process.env');
});

// The deploying tool bundles what lies in the folder, and passes over other imports with a warning.
it('imports nothing outside its folder but the database driver', async () => {
  const imported = await Promise.all(
    names.map(async (name) => {
      const entry = join(deployment, 'supabase/functions', name, 'index.js');
      const { stdout } = await run(deno, ['info', '--json', ...denoFlags, entry], {
        cwd: deployment,
      });
      const { modules } = JSON.parse(stdout) as {
        modules: { specifier: string; error?: string }[];
      };
      expect(modules.filter(({ error }) => error !== undefined)).toEqual([]);
      return modules.map(({ specifier }) => specifier);
    }),
  );
  const inside = new URL('supabase/functions/', `file://${deployment}/`).href;
  const outside = new Set(
    imported.flat().filter((url) => !url.startsWith(inside) && !url.startsWith('node:')),
  );
  const { version } = JSON.parse(
    readFileSync(join(packageRoot, 'node_modules/postgres/package.json'), 'utf8'),
  );
  expect([...outside].map((url) => url.replace(/.*node_modules\//, '').split('/')[0])).toEqual(
    expect.arrayContaining([expect.stringContaining('postgres')]),
  );
  const code = readFileSync(join(deployment, 'supabase/functions/_shared/backend.js'), 'utf8');
  const packages = [...code.matchAll(/from\s*["'`](npm:[^"'`]+)["'`]/g)].map(([, name]) => name);
  expect(new Set(packages)).toEqual(new Set([`npm:postgres@${version}`]));
});

it('is replaced by the next build, and refuses a folder with other files', async () => {
  const stale = join(deployment, 'supabase/functions/removed/index.js');
  mkdirSync(join(stale, '..'), { recursive: true });
  writeFileSync(stale, '');
  const options = { packageRoot, root, look: () => plainLook };
  await writeDeployment({ ...options, out: deployment });
  expect(readdirSync(join(deployment, 'supabase/functions'))).not.toContain('removed');
  const other = createTemporaryFolder();
  writeFileSync(join(other, 'thesis.txt'), 'x');
  await expect(writeDeployment({ ...options, out: other })).rejects.toThrow('contains other files');
  expect(readdirSync(other)).toEqual(['thesis.txt']);
});

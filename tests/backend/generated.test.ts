import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createGeneratedFiles } from '../../functions/generate.ts';
import { packageRoot } from './backendHarness.ts';
import { deno, denoFlags } from './startDenoHarness.ts';

const run = promisify(execFile);
const names = ['send-contact-email', 'send-applicant-email', 'search-virtual-latinos', 'maintain'];
const entrypoints = names.map((name) => join(packageRoot, 'functions', name, 'index.ts'));

describe('functions/_shared/generated', () => {
  it('is what `npm run generate` makes of the forms and notes of now', async () => {
    const folder = join(packageRoot, 'functions/_shared/generated');
    const files = await createGeneratedFiles(packageRoot);
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [name, text] of Object.entries(files)) {
      const same = readFileSync(join(folder, name), 'utf8') === text;
      expect([name, same, 'run: npm run generate']).toEqual([name, true, 'run: npm run generate']);
    }
  });
});

describe('what is deployed', () => {
  it('passes the type checker of Deno', async () => {
    await run(deno, ['check', ...denoFlags, ...entrypoints], { cwd: packageRoot });
  }, 120_000);

  // The deploying tool bundles what lies in functions/, and passes over other imports with nothing
  // but a warning ("Skipping import path").
  it.each(entrypoints)('imports only what is deployed with it: %s', async (entrypoint) => {
    const { stdout } = await run(deno, ['info', '--json', ...denoFlags, entrypoint], {
      cwd: packageRoot,
    });
    const { modules } = JSON.parse(stdout) as {
      modules: { specifier: string; error?: string; kind?: string }[];
    };
    const found = modules.filter(({ specifier }) => specifier.startsWith('file:'));
    const isPackage = ({ specifier }: { specifier: string }) =>
      specifier.includes('/node_modules/');
    const inside = new URL('functions/', `file://${packageRoot}/`).href;
    for (const { specifier, error } of found.filter((module) => !isPackage(module))) {
      expect([specifier, error]).toEqual([specifier, undefined]);
      expect(specifier.startsWith(inside) ? 'inside' : specifier).toBe('inside');
      expect(specifier).not.toContain('/_local/');
    }
    const packages = found.filter(isPackage).map(({ specifier }) => specifier.split('/').at(-3));
    expect(new Set(packages)).toEqual(new Set(['postgres', 're2js']));
  });

  it('uses the packages that were tested', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(packageRoot, path), 'utf8'));
    const { imports } = read('functions/deno.json') as { imports: Record<string, string> };
    const tested = ['postgres', 're2js'].map((name) => {
      const { version } = read(`node_modules/${name}/package.json`) as { version: string };
      return [name, `npm:${name}@${version}`];
    });
    expect(imports).toEqual(Object.fromEntries(tested));
  });

  it('is named in the settings of the Supabase CLI', () => {
    const config = readFileSync(join(packageRoot, 'supabase/config.toml'), 'utf8');
    for (const name of names) {
      expect(config).toContain(
        `[functions.${name}]\nverify_jwt = false\nentrypoint = "../functions/${name}/index.ts"`,
      );
    }
  });
});

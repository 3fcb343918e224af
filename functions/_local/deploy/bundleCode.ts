import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Bundles code with everything it imports into a single module that runs on Supabase's edge runtime,
 * Deno and Node. `blockwright/functions` stands for the package's functions/_shared/handlers/publicApi.ts.
 *
 * @param code the text of the entry module
 * @param folders the package's folder, and the site's, whose packages may be imported
 */
export async function bundleCode(
  code: string,
  { packageRoot, root }: { packageRoot: string; root: string },
): Promise<BundledCode> {
  const { NODE_ENV } = process.env;
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: {
        'blockwright/functions': join(packageRoot, 'functions/_shared/handlers/publicApi.ts'),
      },
    },
    ssr: { noExternal: true },
    plugins: [provideEntry(code), await keepDriver(packageRoot)],
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      // The deploying tool takes type imports in comments for dependencies.
      minify: true,
      license: { fileName: licenses },
      rollupOptions: { input: entryId, output: { format: 'es', codeSplitting: false } },
    },
  });
  // Vite sets NODE_ENV.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; fileName: string; code?: string; source?: string }[];
  };
  return {
    code: output.find(({ type }) => type === 'chunk')?.code ?? '',
    licenses: output.find(({ fileName }) => fileName === licenses)?.source ?? '',
  };
}

/** A bundle. */
interface BundledCode {
  code: string;
  /** The licences of the packages in it, as Markdown. */
  licenses: string;
}

const licenses = 'LICENSES.md';

const entryId = 'virtual:entry';

function provideEntry(code: string): Plugin {
  return {
    name: 'blockwright:entry',
    enforce: 'pre',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) => (id === `\0${entryId}` ? code : undefined),
  };
}

/**
 * Leaves the database driver to the runtime, which has its own version of the driver's Node modules,
 * and names those modules as Deno requires.
 */
async function keepDriver(packageRoot: string): Promise<Plugin> {
  const path = join(packageRoot, 'package.json');
  const { dependencies } = JSON.parse(await readFile(path, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = String(dependencies.postgres).replace(/^[^\d]*/, '');
  return {
    name: 'blockwright:driver',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'postgres') return { id: `npm:postgres@${version}`, external: true };
      if (id.startsWith('npm:') || id.startsWith('node:')) return { id, external: true };
      return builtinModules.includes(id) ? { id: `node:${id}`, external: true } : undefined;
    },
  };
}

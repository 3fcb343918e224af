import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { type FunctionsSite, readFunctionsSite } from '../../../schema/index.ts';
import type { Site } from '../../../schema/vocabulary.ts';
import { builtInFunctions } from '../../_shared/handlers/createFunctions.ts';
import type { DeployedSite } from '../../_shared/supabase/DeployedSite.ts';
import { bootstrapFile, listMigrations } from '../database/migrate.ts';
import { compileSiteForm } from '../site/compileSiteForm.ts';
import { createFunctionWords } from '../site/createFunctionWords.ts';
import { findSiteFunctions, type OwnFunction } from '../site/findSiteFunctions.ts';
import { findOwnFolder } from '../system/findOwnFolder.ts';
import { bundleCode } from './bundleCode.ts';
import {
  createConfig,
  createExampleSettings,
  createReadme,
  createSetup,
} from './deploymentTexts.ts';

/** The folders of a deployment. */
interface DeploymentOptions {
  /** The folder of this package. */
  packageRoot: string;
  /** The site's folder. */
  root: string;
  /** The folder to write. */
  out: string;
  look: (site: Site, home?: string) => DeployedSite['look'];
}

/**
 * Writes the folder that the Supabase command line deploys as it is and Deno runs as it is: settings,
 * migrations, a module with all functions of the site, an entry point for each of them and one for a
 * Deno server. Replaces what an earlier call wrote.
 *
 * @returns the names of the functions
 * @throws Error naming the file that cannot be used
 */
export async function writeDeployment(options: DeploymentOptions): Promise<string[]> {
  const { packageRoot, root, out, look } = options;
  const source = await readFunctionsSite(root);
  const site: DeployedSite = {
    forms: await readDeployedForms(source),
    look: look(source.site),
    words: createFunctionWords(source.site),
    locales: Object.fromEntries(
      [...source.locales].map(([locale, { site, home }]) => {
        const { theme: _theme, ...own } = look(site, home);
        return [locale, { look: own, words: createFunctionWords(site) }];
      }),
    ),
  };
  const own = await findSiteFunctions(root);
  const used = new Set(['maintain', ...Object.values(site.forms).map((form) => form.function)]);
  const names = [
    ...Object.keys(builtInFunctions).filter((name) => used.has(name)),
    ...own.map(({ name }) => name),
  ];
  const { code, licenses } = await bundleCode(createEntry(site, own, packageRoot), {
    packageRoot,
    root,
  });
  const supabase = join(out, 'supabase');
  await prepareFolder(out);
  const migrations = await listMigrations(packageRoot, root);
  for (const { path, file } of migrations) await cp(path, join(supabase, 'migrations', file));
  await cp(join(findOwnFolder(packageRoot), bootstrapFile), join(out, 'bootstrap.sql'));
  const files: Record<string, string> = {
    'README.md': createReadme(names, relative(out, join(root, '.env.functions'))),
    'example.env': createExampleSettings(source.site),
    'setup.sql': createSetup(migrations),
    'LICENSES.md': licenses,
    'serve.js': "export { server as default } from './supabase/functions/_shared/backend.js';\n",
    'supabase/config.toml': createConfig(names),
    'supabase/functions/_shared/backend.js': code,
  };
  for (const name of names) files[`supabase/functions/${name}/index.js`] = createFunction(name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(out, path, '..'), { recursive: true });
    await writeWhole(join(out, path), text);
  }
  return names;
}

/** Deletes what an earlier call wrote. Refuses a folder with other files. */
async function prepareFolder(out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const names = await readdir(out);
  const isOurs = await stat(join(out, 'supabase/functions/_shared/backend.js')).then(
    () => true,
    () => false,
  );
  if (names.length > 0 && !isOurs)
    throw new Error(`${out} contains other files. Choose an empty folder with --out.`);
  await rm(join(out, 'supabase/functions'), { recursive: true, force: true });
  await rm(join(out, 'supabase/migrations'), { recursive: true, force: true });
}

function createEntry(site: DeployedSite, own: OwnFunction[], packageRoot: string): string {
  const shared = (path: string) =>
    JSON.stringify(join(findOwnFolder(packageRoot), '_shared', path));
  const imports = own.map(({ path }, index) => `import own${index} from ${JSON.stringify(path)};`);
  const entries = own.map(({ name }, index) => `${JSON.stringify(name)}: own${index}`);
  return `import { createFunctions } from ${shared('handlers/createFunctions.ts')};
import { createDenoServer } from ${shared('supabase/createDenoServer.ts')};
import { createSupabasePorts } from ${shared('supabase/createSupabasePorts.ts')};
import { trustPeerAddress } from ${shared('submission/hashClientAddress.ts')};
${imports.join('\n')}

const site = ${JSON.stringify(site, null, 2)};
const own = { ${entries.join(', ')} };

/** Returns the handler of a function behind Supabase's gateway. */
const getHandler = (name) => createFunctions(createSupabasePorts(site), own)[name];

/** The server of all functions for \`deno serve\`. */
export const server = createDenoServer(() =>
  createFunctions(createSupabasePorts(site, trustPeerAddress), own),
);
`;
}

function createFunction(name: string): string {
  return `import { getHandler } from '../_shared/backend.js';\n\nexport default { fetch: getHandler(${JSON.stringify(name)}) };\n`;
}

/**
 * Returns the forms of a site by name, for deployed functions.
 *
 * @throws Error with the name of a form that `check` refuses
 */
export async function readDeployedForms({
  forms,
}: FunctionsSite): Promise<Record<string, FormDefinition>> {
  const usable: Record<string, FormDefinition> = {};
  for (const form of forms) {
    const compiled = await compileSiteForm(form).catch((cause: Error) => {
      throw new Error(`${form.path}: ${cause.message}`, { cause });
    });
    if (compiled !== undefined) usable[form.name] = compiled.definition;
  }
  return usable;
}

import type { ParseArgsConfig } from 'node:util';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';

/** One verb of the command line. */
export interface Verb {
  usage: string;
  /** What it does, in a line. */
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many words it needs after its name, at least. */
  positionals?: number;
  /** Resolves to the exit status. */
  run(options: Options, installation: Installation): Promise<number>;
}

/** Every verb. The code of each is loaded only when it is called. */
export const verbs: Record<string, Verb> = {
  check: {
    usage:
      'blockwright check [--root DIR] [--format FORMAT[=FILE]]… [--max-warnings N] [--all] [--fix]',
    summary: 'validates everything and prints all that is wrong',
    options: {
      format: { type: 'string', multiple: true },
      'max-warnings': { type: 'string' },
      all: { type: 'boolean' },
      fix: { type: 'boolean' },
    },
    run: async (...call) => (await import('./check.ts')).check(...call),
  },
  build: {
    usage:
      'blockwright build [--root DIR] [--out DIR] [--force] [--shard I/N] [--profile] [--no-cache] [--format FORMAT[=FILE]]… [--max-warnings N] [--all]',
    summary: 'checks, then prerenders every route to static files',
    options: {
      out: { type: 'string' },
      format: { type: 'string', multiple: true },
      'max-warnings': { type: 'string' },
      all: { type: 'boolean' },
      'no-cache': { type: 'boolean' },
      force: { type: 'boolean' },
      shard: { type: 'string' },
      profile: { type: 'boolean' },
    },
    run: async (...call) => (await import('./build.ts')).build(...call),
  },
  merge: {
    usage: 'blockwright merge PART… [--root DIR] [--out DIR] [--force]',
    summary: 'joins the parts that `build --shard` made, each the folder it was given by --out',
    options: { out: { type: 'string' }, force: { type: 'boolean' } },
    positionals: 1,
    run: async (options) => (await import('./merge.ts')).merge(options),
  },
  dev: {
    usage: 'blockwright dev [--root DIR] [--port N] [--host NAME]',
    summary: 'serves the site with live reload and diagnostics in the browser',
    options: { port: { type: 'string' }, host: { type: 'string' } },
    run: async (...call) => (await import('./dev.ts')).dev(...call),
  },
  edit: {
    usage: 'blockwright edit [--root DIR] [--port N] [--no-open]',
    summary: 'opens the visual editor, on this machine only',
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
    run: async (...call) => (await import('./edit.ts')).edit(...call),
  },
  preview: {
    usage: 'blockwright preview [--root DIR] [--out DIR] [--port N] [--host NAME]',
    summary: 'serves the last build as a static host would',
    options: { out: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
    run: async (...call) => (await import('./preview.ts')).preview(...call),
  },
  new: {
    usage: 'blockwright new section NAME',
    summary: 'scaffolds the folder of a section type',
    positionals: 2,
    run: async (...call) => (await import('./newSection.ts')).newSection(...call),
  },
  explain: {
    usage: 'blockwright explain CODE',
    summary: 'explains a diagnostic',
    positionals: 1,
    run: async (options) => (await import('./explainCode.ts')).explainCode(options),
  },
  schema: {
    usage: 'blockwright schema [--root DIR]',
    summary: 'writes schema/pages.schema.json, which editors complete and check with',
    run: async (options, installation) =>
      (await import('./writeSchema.ts')).writeSchema(options, installation),
  },
  help: {
    usage: 'blockwright help',
    summary: 'prints this',
    run: async () => {
      process.stdout.write(help());
      return 0;
    },
  },
};

function help(): string {
  const rows = Object.values(verbs).map(({ usage, summary }) => `  ${usage}\n      ${summary}\n`);
  return `Blockwright makes a static site of a YAML manifest.\n\n${rows.join('')}`;
}

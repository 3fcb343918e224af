import type { ParseArgsConfig } from 'node:util';
import type { Installation } from '../bundle/Installation.ts';
import type { Options } from './Options.ts';

/** A command of the command line. */
export interface Command {
  usage: string;
  /** One line for the help. */
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many positional arguments the command needs at least. */
  minPositionals?: number;
  /** Resolves to the exit status. */
  run(options: Options, installation: Installation): Promise<number>;
}

/** All commands by name. Each loads its code when it runs. */
export const commands: Record<string, Command> = {
  check: {
    usage:
      'blockwright check [--root DIR] [--format FORMAT[=FILE]]… [--max-warnings N] [--all] [--fix]',
    summary: 'Check the site and report every problem; --fix applies safe fixes',
    options: {
      format: { type: 'string', multiple: true },
      'max-warnings': { type: 'string' },
      all: { type: 'boolean' },
      fix: { type: 'boolean' },
    },
    run: async (...args) => (await import('./check.ts')).check(...args),
  },
  build: {
    usage:
      'blockwright build [--root DIR] [--out DIR] [--force] [--shard I/N] [--profile] [--no-cache] [--format FORMAT[=FILE]]… [--max-warnings N] [--all]',
    summary: 'Check the site and build it as static files',
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
    run: async (...args) => (await import('./build.ts')).build(...args),
  },
  merge: {
    usage: 'blockwright merge SHARD… [--root DIR] [--out DIR] [--force]',
    summary: 'Merge the shards that `build --shard` wrote; each SHARD is a folder given with --out',
    options: { out: { type: 'string' }, force: { type: 'boolean' } },
    minPositionals: 1,
    run: async (options) => (await import('./merge.ts')).merge(options),
  },
  dev: {
    usage: 'blockwright dev [--root DIR] [--port N] [--host NAME]',
    summary: 'Serve the site with live reload and diagnostics in the browser',
    options: { port: { type: 'string' }, host: { type: 'string' } },
    run: async (...args) => (await import('./dev.ts')).dev(...args),
  },
  edit: {
    usage: 'blockwright edit [--root DIR] [--port N] [--no-open]',
    summary: 'Open the visual editor (on this computer only)',
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
    run: async (...args) => (await import('./edit.ts')).edit(...args),
  },
  preview: {
    usage: 'blockwright preview [--root DIR] [--out DIR] [--port N] [--host NAME]',
    summary: 'Serve the last build the way a static host does',
    options: { out: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
    run: async (...args) => (await import('./preview.ts')).preview(...args),
  },
  new: {
    usage: 'blockwright new section NAME',
    summary: 'Create a new section type',
    minPositionals: 2,
    run: async (...args) => (await import('./newSection.ts')).newSection(...args),
  },
  explain: {
    usage: 'blockwright explain CODE',
    summary: 'Explain a diagnostic',
    minPositionals: 1,
    run: async (options) => (await import('./explainCode.ts')).explainCode(options),
  },
  schema: {
    usage: 'blockwright schema [--root DIR]',
    summary: 'Generate the JSON Schemas that editors use, and the reference docs',
    run: async (options, installation) =>
      (await import('./writeSchema.ts')).writeSchema(options, installation),
  },
  help: {
    usage: 'blockwright help',
    summary: 'Show this help',
    run: async () => {
      process.stdout.write(formatHelp());
      return 0;
    },
  },
};

function formatHelp(): string {
  const rows = Object.values(commands).map(
    ({ usage, summary }) => `  ${usage}\n      ${summary}\n`,
  );
  return `Blockwright builds a static site from a YAML manifest.\n\n${rows.join('')}`;
}

import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Install a newer version of Blockwright, and show which pages it changes',
  details:
    'Builds the site with the installed version, installs the new version with the package manager of the site, rewrites what the new version renamed, builds again and compares every file, as `diff` does. If the site does not build with the new version, everything is put back. `--only`, `--allow`, `--strict` and `--preview` are options of `diff`.',
  options: {
    ...siteOptions,
    to: {
      type: 'string',
      value: 'VERSION',
      description: 'A version, a tag such as `next`, or a tarball; by default the newest version',
    },
    'dry-run': {
      type: 'boolean',
      description: 'Put everything back afterwards: show what the upgrade would change',
    },
    force: { type: 'boolean', description: 'Upgrade in spite of uncommitted changes' },
    keep: {
      type: 'boolean',
      description: 'Keep the new version even if the site does not build with it',
    },
    preview: {
      type: 'string',
      value: 'DIR',
      description: 'Write the pages that differ with their changes marked',
    },
    only: {
      type: 'string',
      multiple: true,
      value: 'ROUTE[,ROUTE]',
      description: 'Exit with status 1 if another page changed',
    },
    allow: {
      type: 'string',
      multiple: true,
      value: 'KIND[,KIND]',
      description: 'Exit with status 1 if a page differs in anything but words, pictures or links',
    },
    strict: {
      type: 'boolean',
      description: 'Exit with status 1 if a page was removed, or is newly too heavy',
    },
    from: {
      type: 'string',
      value: 'VERSION',
      description: 'Install nothing: only rewrite what was renamed after this version',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      description: 'With --from: pretty, or json with the new texts of the files',
    },
  },
  examples: [
    'blockwright upgrade --dry-run',
    'blockwright upgrade',
    'blockwright upgrade --to 0.2.0 --allow words',
    'blockwright upgrade --to ../blockwright-0.2.0.tgz',
    'blockwright upgrade --from 0.1.0',
  ],
  run: async (options) => (await import('../upgrade.ts')).upgrade(options),
};

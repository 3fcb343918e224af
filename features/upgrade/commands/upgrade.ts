import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Install a newer version, and show which pages it changes',
  options: {
    ...siteOptions,
    to: {
      type: 'string',
      value: 'VERSION',
      description: 'Another version, a tag or a tarball',
    },
    'dry-run': { type: 'boolean', description: 'Put everything back afterwards' },
    force: {
      type: 'boolean',
      description: 'Ignore uncommitted changes, and errors of the new build',
    },
    from: {
      type: 'string',
      value: 'VERSION',
      description: 'Only rewrite what was renamed since',
    },
  },
  examples: ['blockwright upgrade --dry-run'],
  run: async (...args) => (await import('../upgrade.ts')).upgrade(...args),
};

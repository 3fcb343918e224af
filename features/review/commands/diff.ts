import { type Command, outputOptions, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Show what an edit changes in the built site, and why',
  details:
    'BASE is a commit, a folder with a build, or a site; by default the last commit that the current branch and the main branch have in common. Builds both, and compares every file. The exit status is 0, whether or not something changed, unless `--strict`, `--only` or `--allow` finds a fault. In a ROUTE, `*` stands for a part of a segment and `**` for any segments: quote both for your shell.',
  positionals: '[BASE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    out: outputOptions.out,
    format: {
      type: 'string',
      multiple: true,
      value: 'FORMAT[=FILE]',
      description: 'pretty, json, markdown or html; =FILE writes to a file; may be repeated',
    },
    preview: {
      type: 'string',
      value: 'DIR',
      description: 'Write the pages that differ with their changes marked, and a list of them',
    },
    strict: {
      type: 'boolean',
      description:
        'Exit with status 1 if a page was removed without a redirect, or is newly too heavy',
    },
    only: {
      type: 'string',
      multiple: true,
      value: 'ROUTE[,ROUTE]',
      description: 'Exit with status 1 if another page changed, with the line that caused it',
    },
    allow: {
      type: 'string',
      multiple: true,
      value: 'KIND[,KIND]',
      description:
        'Exit with status 1 if a page differs in anything but words, pictures or links, as listed',
    },
    all: {
      type: 'boolean',
      description: 'Compare every page that a change reaches instead of the first ones',
    },
  },
  examples: [
    'blockwright diff',
    'blockwright diff v1.2',
    'blockwright diff --format html=changes.html',
    'blockwright diff --preview changes',
    'blockwright diff HEAD --only /pricing,"/blog/**" --allow words,pictures',
  ],
  run: async (...args) => (await import('../diff.ts')).diff(...args),
};

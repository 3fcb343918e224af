import { type Command, outputOptions, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Show what an edit changes in the built site, and why',
  details:
    'BASE is a commit, a folder with a build, a site, or the inventory of an old site; by default the last commit that the current and the main branch share. In a ROUTE, `*` is a part of a segment and `**` any segments: quote both.',
  positionals: '[BASE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    out: outputOptions.out,
    format: {
      type: 'string',
      multiple: true,
      value: 'FORMAT[=FILE]',
      description: 'pretty, json, markdown or html; =FILE writes to a file; repeatable',
    },
    preview: {
      type: 'string',
      value: 'DIR',
      description: 'Write the pages that differ, with marks',
    },
    strict: {
      type: 'boolean',
      description: 'Fail if a page was removed without a redirect, or is newly too heavy',
    },
    only: {
      type: 'string',
      multiple: true,
      value: 'ROUTE[,ROUTE]',
      description: 'Fail if another page changed, and say why',
    },
    allow: {
      type: 'string',
      multiple: true,
      value: 'KIND[,KIND]',
      description: 'Fail if a page differs in anything but words, pictures or links',
    },
    all: {
      type: 'boolean',
      description: 'Compare every page that a change reaches',
    },
  },
  examples: [
    'blockwright diff',
    'blockwright diff --format html=changes.html',
    'blockwright diff old.json --format html=moved.html',
    'blockwright diff HEAD --only /pricing,"/blog/**" --allow words,pictures',
  ],
  run: async (...args) => (await import('../diff.ts')).diff(...args),
};

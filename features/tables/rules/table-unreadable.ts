import { createReporter, defineRules, examples } from '../../../schema/index.ts';

export const rules = defineRules('yaml', {
  'table-unreadable': {
    code: 'BW600',
    severity: 'error',
    title: 'A table cannot be read',
    why: 'Rows of the file would be missing on the site, or have values of other columns.',
    help: 'Correct the cell at the marked place, in a spreadsheet or in a text editor.',
    ...examples`# data/cities.csv
name,state
"Dallas, Texas${['', '"']},TX
# data/cities.schema.yaml
properties: { name: { type: string }, state: { type: string } }`,
  },
});

/** Creates the problem of a table that cannot be read completely. */
export const reportTable = createReporter<typeof rules>('table-unreadable');

import { pages } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'manifest-missing': {
    code: 'BW001',
    severity: 'error',
    title: 'pages.yaml is missing',
    why: 'The site is built from this file.',
    help: 'Run the command in the folder of the site, or name that folder with `--root`.',
    ...examples`# complete pages.${['yml', 'yaml']}
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
${pages}`,
  },
  'file-empty': {
    code: 'BW002',
    severity: 'error',
    title: 'A file is empty',
    why: 'The file may have been saved by mistake, or not saved at all.',
    help: 'Add the content, or remove the file.',
    bad: `# data/cities.yaml
# cities to come`,
    good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
properties: { name: { type: string } }`,
  },
  'file-not-text': {
    code: 'BW003',
    severity: 'error',
    title: 'A file is not plain text',
    why: 'Files with control characters or an encoding other than UTF-8 cannot be read reliably. The file may be an image or a spreadsheet with the wrong name.',
    help: 'Save the file as plain text in UTF-8.',
  },
  'file-too-large': {
    code: 'BW004',
    severity: 'error',
    title: 'A file is too large',
    why: 'A file of this size takes minutes and gigabytes to read.',
    help: 'Split pages into files in pages/, and rows into several collections.',
  },
  'file-unreadable': {
    code: 'BW009',
    severity: 'error',
    title: 'A file cannot be opened',
    why: 'Blockwright must read every file of the site to check it.',
    help: 'Make sure that it is a file and that you have permission to read it.',
  },
  'site-link': {
    code: 'BW063',
    severity: 'error',
    title: 'A link leads out of the site',
    why: 'Pages would publish a file of the machine that builds them, such as a key, and the site would differ on another machine.',
    help: 'Put the file or folder itself in place of the link. Links to other places in the site work, except to hidden ones.',
  },
  'collection-missing': {
    code: 'BW006',
    severity: 'error',
    title: 'A collection does not exist',
    why: '`with` and `each` read rows from a file in data/.',
    help: 'Correct the name, or create the file.',
    ...examples`/atlanta:
  with: { city: ${['citys', 'cities']}.atlanta }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }${[
      '',
      `
# data/cities.schema.yaml
properties: { name: { type: string } }`,
    ]}`,
  },
  'row-schema-missing': {
    code: 'BW007',
    severity: 'warning',
    title: 'A collection has no row schema',
    why: 'Without a row schema, a misspelled column is reported only where a page uses it.',
    help: 'Create data/<name>.schema.yaml with a JSON Schema for one row.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta }`,
    good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: object
properties: { name: { type: string } }`,
  },
  'row-schema-invalid': {
    code: 'BW008',
    severity: 'error',
    title: 'A row schema is not a valid JSON Schema',
    why: 'The rows cannot be checked until the schema is valid.',
    help: 'Correct the schema. https://json-schema.org/learn explains the keywords.',
    ...examples`# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: ${['mapping', 'object']}`,
  },
  'front-matter-unreadable': {
    code: 'BW061',
    severity: 'error',
    title: 'The front matter of a Markdown file cannot be read',
    why: 'The columns of the row are YAML between two lines `---`, of which the first begins the file. Other columns are not read, and would be shown as text.',
    help: 'Write `---` on the first line and on a line of its own below the last column, and the columns as YAML.',
    ...examples`# data/articles.schema.yaml
type: object
properties: { title: { type: string } }
# data/articles/hello.md
---
title: Hello
${[
  '',
  `---
`,
]}
The text.`,
  },
  'merge-conflict': {
    code: 'BW066',
    severity: 'error',
    title: 'The file contains a merge conflict',
    why: 'Git could not combine two versions of these lines and left both in the file.',
    help: 'Decide which lines to keep, and delete the three lines with markers.',
    bad: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
<<<<<<< HEAD
      - { type: hero, headline: Hello }
=======
      - { type: hero, headline: Welcome }
>>>>>>> new-headline`,
    good: `# pages.yaml
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Welcome }`,
  },
  'nested-too-deep': {
    code: 'BW005',
    severity: 'error',
    title: 'Values are nested too deeply',
    why: 'No manifest needs a hundred levels, and many programs cannot read that many.',
    help: 'Look for extra brackets or hyphens.',
    ...examples`- type: cards
  items: ${['['.repeat(101), '[']}{ title: One }, { title: Two }${[']'.repeat(101), ']']}`,
  },
  'alias-bomb': {
    code: 'BW059',
    severity: 'error',
    title: 'Aliases expand to too many values',
    why: 'A few lines of aliases can expand to more values than fit in memory.',
    help: 'Write out the values.',
  },
});

import { rules } from '../Rule.ts';

/** Files that cannot be read as a whole. */
export const files = rules({
  'manifest-missing': {
    code: 'BW001',
    severity: 'error',
    title: 'There is no pages.yaml',
    why: 'The manifest is the whole site; without it there is nothing to build.',
    mend: 'Run the command in the folder of the site, or name the folder with `--root`.',
  },
  'file-empty': {
    code: 'BW002',
    severity: 'error',
    title: 'The file is empty',
    why: 'An empty file is mostly one that was saved by mistake, or not at all.',
    mend: 'Write what belongs into it, or remove the file.',
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
    title: 'The file is not text',
    why: 'A file with control characters or in another encoding than UTF-8 cannot be read reliably; it may be a picture or a spreadsheet with the wrong name.',
    mend: 'Save the file as plain text in UTF-8.',
  },
  'file-too-large': {
    code: 'BW004',
    severity: 'error',
    title: 'The file is too large',
    why: 'Reading a file of this size takes minutes and gigabytes.',
    mend: 'Move pages to files in pages/, and rows to several collections.',
  },
  'nested-too-deep': {
    code: 'BW005',
    severity: 'error',
    title: 'The values are nested too deep',
    why: 'No manifest needs a hundred levels; programs that read such a file fail without a word.',
    mend: 'Look for brackets or hyphens typed by mistake.',
  },
  'collection-missing': {
    code: 'BW006',
    severity: 'error',
    title: 'There is no such collection',
    why: '`with` and `each` take their rows from data/; without the file there are none.',
    mend: 'Mend the name, or write the file.',
    bad: `/atlanta:
  with: { city: citys.atlanta }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }`,
    good: `/atlanta:
  with: { city: cities.atlanta }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
properties: { name: { type: string } }`,
  },
  'row-schema-missing': {
    code: 'BW007',
    severity: 'warning',
    title: 'A collection has no row schema',
    why: 'Without a row schema a misspelt column is noticed only where a page reads it.',
    mend: 'Write data/<name>.schema.yaml, a JSON Schema of one row.',
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
    why: 'With a broken schema the rows are not checked at all.',
    mend: 'Mend the schema; https://json-schema.org/learn explains the words.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: mapping`,
    good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: object`,
  },
  'file-unreadable': {
    code: 'BW009',
    severity: 'error',
    title: 'The file cannot be opened',
    why: 'What cannot be opened cannot be checked.',
    mend: 'Make it a file that you may read.',
  },
  'public-hidden': {
    code: 'BW300',
    severity: 'warning',
    title: 'A hidden file in public/ is not published',
    why: 'Files such as `.env` and `.git` hold passwords and histories, and everybody could read them. Only `.well-known`, `.nojekyll` and `.htaccess` are published.',
    mend: 'Move the file out of public/; if visitors need it, give it a name without a dot.',
    bad: `# public/.env
KEY=example`,
    good: `# public/settings.txt
KEY=example`,
  },
  'public-link': {
    code: 'BW301',
    severity: 'error',
    title: 'A link in public/ leads to a file that is not published',
    why: 'The link would publish a file from elsewhere on this machine, or a hidden one, and another machine may have another file there.',
    mend: 'Copy the file into public/ in place of the link.',
  },
});

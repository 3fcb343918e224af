import { cityPage, cityRows } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'unknown-variable': {
    code: 'BW072',
    severity: 'error',
    title: 'An expression uses an unknown name',
    why: 'The page would show braces or a gap.',
    help: 'Correct the name. Pages can use `site`, `page` and the rows from `with:` or `each:`.',
    ...examples`${cityPage}"Hello {{ ${['ctiy', 'city']}.name }}"${cityRows}`,
  },
  'missing-column': {
    code: 'BW073',
    severity: 'error',
    title: 'A row lacks a column',
    why: 'The text would have a gap on the page of this row.',
    help: 'Add the column to the row, or remove the expression.',
    ...examples`${cityPage}"Hello {{ city.${['motto', 'name']} }}"${cityRows}`,
  },
  'unknown-filter': {
    code: 'BW074',
    severity: 'error',
    title: 'A filter does not exist',
    why: 'The available filters are money, number, date and capitalize.',
    help: 'Correct the name of the filter.',
    ...examples`${cityPage}"For {{ city.rate | ${['mony', 'money']} }}"${cityRows}`,
  },
  'wrong-filter-input': {
    code: 'BW075',
    severity: 'error',
    title: 'A filter does not accept this value',
    why: 'For example, `money` needs a number and `date` needs a date.',
    help: 'Correct the value (a number without quotes, a date such as 2026-05-31), or use another filter.',
    ...examples`${cityPage}"For {{ city.${['name', 'rate']} | money }}"${cityRows}`,
  },
  'expression-syntax': {
    code: 'BW076',
    severity: 'error',
    title: 'An expression is not valid',
    why: 'Blockwright cannot replace an expression that it cannot read.',
    help: 'Write `{{ name.column }}` or `{{ name.column | filter }}`.',
    ...examples`${cityPage}"Hello {{ city.${['name', 'name }}']}"${cityRows}`,
  },
  'value-not-text': {
    code: 'BW077',
    severity: 'error',
    title: 'A list or mapping is used inside a text',
    why: 'Only text, numbers and dates can be part of a sentence.',
    help: 'Make the expression the whole value, or use a value from inside the list or mapping.',
    ...examples`${cityPage}"In the {{ city.${['tags', 'tags.0']} }}"${cityRows}`,
  },
  'reserved-name': {
    code: 'BW080',
    severity: 'error',
    title: 'A name is reserved',
    why: '`site` and `page` always refer to the site and the page.',
    help: 'Choose another name.',
    ...examples`/atlanta:
  with: { ${['site', 'city']}: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ${['site', 'city']}.name }}"${cityRows}`,
  },
  'site-cycle': {
    code: 'BW081',
    severity: 'error',
    title: 'A site value refers to itself',
    why: 'The value can never be computed.',
    help: 'Replace one of the expressions with its text.',
    ...examples`# pages.yaml
site:
  name: ${['"{{ site.tagline }}"', 'Example']}
  tagline: "{{ site.name }}"
  url: https://www.example.com
  description: An example`,
  },
});

import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'multiple-documents': {
    code: 'BW053',
    severity: 'error',
    title: 'A file contains several YAML documents',
    why: 'Only the first document is read.',
    help: 'Remove the `---` line.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
${['---\n', '']}pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

/** Creates the problem of a line that starts a second document. */
export const secondDocument = createReporter<typeof rules>('multiple-documents');

import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about colours and fonts. */
export const themeRules = defineRules('content', 'site', {
  'low-contrast': {
    code: 'BW400',
    severity: 'error',
    title: 'Two colours of the theme have too little contrast',
    why: 'Many visitors could not read the text. WCAG 2 (AA) asks for 4.5:1 for text and 3:1 for shapes.',
    help: 'Use the suggested colour, or remove the colour: then it is derived from the accent.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  theme: { ${['colors: { light: { accent: "#7fb2ff" } }', 'accent: "#7fb2ff"']} }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
  'contrast-unknown': {
    code: 'BW401',
    severity: 'warning',
    title: 'The contrast of a colour cannot be computed',
    why: 'The check cannot report text in this colour that is hard to read.',
    help: 'Write the colour as #rrggbb, rgb(), hsl() or oklch().',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  theme: { colors: { light: { muted: ${['var(--grey)', '"#555555"']} } } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
  'font-missing': {
    code: 'BW402',
    severity: 'error',
    title: 'A font file does not exist',
    why: 'Browsers would show the fallback font, and request a missing file on every page.',
    help: 'Add the file to public/, or correct the path.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  theme: { fonts: { text: { family: ${['Lora, file: /fonts/lora.woff2', 'Georgia, fallback: serif']} } } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

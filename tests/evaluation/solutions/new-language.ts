import type { Solution } from '../Task.ts';

const texts = (page: string) => `site:
  texts:
    - { en: "Kayaks for an hour or a day, on the quiet arm of the river.", de: "Kajaks für eine Stunde oder einen Tag, auf dem stillen Arm des Flusses." }
    - { en: Boats, de: Boote }
    - { en: Journal, de: Tagebuch }
    - { en: About, de: Über uns }
    - { en: Eleven boats and a dry dog., de: Elf Boote und ein trockener Hund. }
    - { en: Legal notice, de: Impressum }
    - { en: Ask about the water first, de: Fragen Sie erst nach dem Wasser }
    - { en: We close when the river stands above two meters., de: Bei mehr als zwei Metern Pegel schließen wir. }
    - { en: Write to us, de: Schreiben Sie uns }
${page}`;
const boats = `/boats:
  route: /de/boote
  texts:
    - { en: "All our boats, with prices by the hour", de: Alle Boote mit Preisen je Stunde }
    - en: The boats that you can rent at {{ site.name }}, how many people each carries, and what it costs an hour.
      de: Die Boote, die Sie bei {{ site.name }} mieten können, für wie viele Menschen und zu welchem Preis je Stunde.
    - { en: Boats at the pontoon, de: Boote am Steg }
    - { en: "For {{ it.seats }}, {{ it.price | money }} an hour.", de: "Für {{ it.seats }}, {{ it.price | money }} je Stunde." }
`;
const locales = (list: string) =>
  ['pages.yaml', '  locale: en-US\n', `  locales: [${list}]\n`] as const;
const names = ['pages.yaml', '  theme:', '  properNames: [Wren, Otter, Pike]\n  theme:'] as const;

export const solution: Solution = {
  edits: [locales('en, de'), names, ['locales/de.yaml', texts(boats)]],
  mistakes: {
    'a page in the wrong language': {
      edits: [
        [
          'pages.yaml',
          '  /journal:\n',
          `  /de/boote:
    title: Alle Boote mit Preisen je Stunde
    description: Die Boote, die Sie bei uns mieten können, für wie viele Menschen und zu welchem Preis je Stunde.
    sections:
      - type: cards
        title: Boote am Steg
        items: { from: boats, as: { title: "{{ it.name }}", text: "Für {{ it.seats }}." } }
  /journal:
`,
        ],
      ],
      message: '/de/boote has the language “en',
    },
    'the heading left in English': {
      edits: [
        locales('en, de'),
        names,
        ['locales/de.yaml', texts(boats.replace(/.*Boats at.*\n/, ''))],
      ],
      message: 'check reports BW520',
    },
  },
};

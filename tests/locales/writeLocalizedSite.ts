import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The languages of the generated site, the original first. */
export const locales = ['en', 'de', 'es', 'fr', 'pt'];

/**
 * Writes a site with pages in five languages. Each page links to its neighbours, and one page in seven
 * has no French version.
 */
export function writeLocalizedSite(root: string, pages: number, languages = locales): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const entries = numbers.map(
    (n) => `  ${toRoute(n)}:
    title: Number ${n} of many pages
    description: What page ${n} is about, in about as many words as a description has
    sections:
      - type: hero
        headline: Headline ${n}
        text: This is the text of page ${n}, with a [link](/page-${(n + 1) % pages}).
        actions: [{ label: Next page, to: /page-${(n + 1) % pages} }]
      - type: cards
        title: Points of page ${n}
        items:
          - { title: First point ${n}, text: The text of the first point ${n}. }
          - { title: Second point ${n}, text: The text of the second point ${n}. }
          - { title: Third point ${n}, text: The text of the third point ${n}. }
      - type: faq
        title: Questions about page ${n}
        items:
          - { question: What is ${n}?, answer: It is a number. }
          - { question: Why ${n}?, answer: It follows ${n - 1}. }
      - { type: cta, title: Call for page ${n}, actions: [{ label: Home, to: / }] }
`,
  );
  write(
    'pages.yaml',
    `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
${languages.length > 1 ? `  locales: [${languages.join(', ')}]\n` : ''}  checks: { near-duplicate: off, unreachable-page: off }
  header: { items: [{ label: Start, to: / }, { label: Two, to: /page-2 }] }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello }]
${entries.join('')}`,
  );
  for (const locale of languages.slice(1)) {
    const item = (text: string) => `    - { en: "${text}", ${locale}: "${text} (${locale})" }\n`;
    const parts = numbers.map((n) =>
      locale === 'fr' && n % 7 === 3
        ? ''
        : [
            `${toRoute(n)}:\n  route: /${locale}/seite-${n}\n  texts:\n`,
            item(`Number ${n} of many pages`),
            item(`What page ${n} is about, in about as many words as a description has`),
            item(`Headline ${n}`),
            item(`This is the text of page ${n}, with a [link](/page-${(n + 1) % pages}).`),
            item(`Points of page ${n}`),
            ...['first', 'second', 'third'].flatMap((word) => [
              item(`${word[0]?.toUpperCase()}${word.slice(1)} point ${n}`),
              item(`The text of the ${word} point ${n}.`),
            ]),
            item(`Questions about page ${n}`),
            item(`What is ${n}?`),
            item(`Why ${n}?`),
            item(`It follows ${n - 1}.`),
            item(`Call for page ${n}`),
          ].join(''),
    );
    const home = 'A page that shows in a few words what the example is about';
    const shared = [
      'Next page',
      'It is a number.',
      'Home',
      'Start',
      'Two',
      'An example of a site',
      home,
    ];
    write(
      `locales/${locale}.yaml`,
      `/: { texts: [{ en: Hello, ${locale}: "Hello (${locale})" }] }\n${parts.join('')}site:\n  texts:\n${shared.map(item).join('')}`,
    );
  }
}

function toRoute(n: number): string {
  return `/page-${n}`;
}

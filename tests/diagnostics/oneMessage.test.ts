import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';

const head = `site:
  name: Example
  url: https://www.example.com
  description: An example
pages:
  /:
    title: The home page of the example
    description: This is the home page, with all that visitors need to know about the example today.
    sections:
      - { type: hero, headline: Home }
`;
const rows = Array.from({ length: 300 }, (_, index) => `row-${index}: { name: Row ${index} }\n`);
const data = {
  'data/tours.yaml': rows.join(''),
  'data/tours.schema.yaml':
    'type: object\nrequired: [name]\nproperties:\n  name: { type: string, description: Name. }\n',
};
const tours = (section: string) => `  "/{{ tour.key }}":
    each: { tour: tours }
    title: "A page about {{ tour.name }}"
    description: "This is the page about {{ tour.name }}, with all that visitors need to know today."
    sections:
      - { type: hero, headline: "{{ tour.name }}" }
      - ${section}
`;

async function check(pages: string, checks = ''): Promise<string[]> {
  const manifest = head.replace('pages:', `  checks: { near-duplicate: "off"${checks} }\npages:`);
  const { diagnostics } = await checkFiles({ 'pages.yaml': manifest + pages, ...data });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

it('300 generated pages that nothing links to', async () => {
  expect(await check(tours('{ type: prose, text: Hello }'))).toEqual([
    'BW114 Nothing links to `/row-0`, so visitors cannot find it. 299 more pages have the same problem, such as `/row-1` and `/row-2`.',
  ]);
});

it('300 links from one place that lead nowhere', async () => {
  const link = '{ type: prose, text: "[Back](/list/{{ tour.key }})" }';
  expect(await check(tours(link))).toEqual([
    'BW101 The page `/list/row-0` does not exist. 299 more pages have the same problem, such as `/row-1` and `/row-2`.',
  ]);
});

it('pages behind a page that nothing links to', async () => {
  const pages = ['/hub', '/a', '/b'].map(
    (route) => `  ${route}:
    title: The page ${route} of the example
    description: This is the page ${route}, with all that visitors need to know about it as of today.
    sections:
      - { type: hero, headline: "${route}" }
      - { type: prose, text: "[Hub](/hub), [A](/a) and [B](/b)" }
`,
  );
  expect(await check(pages.join(''), ', unused-collection: "off"')).toEqual([
    'BW114 Nothing links to `/hub`, so visitors cannot find it.',
  ]);
});

import { expect, test } from 'vitest';
import { checkFiles } from './checkFiles.ts';

const head = `site:
  name: Example
  url: https://www.example.com
  description: A site for the tests of rules
pages:
  /:
    title: A page for the tests of rules
    description: A page with the sections of a test, and nothing else to look at
    sections:
`;

test('drawings have a smaller limit than photos', async () => {
  const sections = ['/drawing.svg', '/photo.png']
    .map(
      (src) => `      - { type: quote, text: It works., image: { src: ${src}, alt: A square } }\n`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(250_000)}</svg>`;
  // A picture of one pixel, followed by bytes that decoders ignore.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${head}      - { type: hero, headline: Hello }\n${sections}`,
    'public/drawing.svg': svg,
    'public/photo.png': Buffer.concat([png, Buffer.alloc(250_000)]),
  });
  const large = diagnostics.filter(({ code }) => code === 'BW107');
  expect(large.map(({ message }) => message)).toEqual([
    'public/drawing.svg is 250 kB; aim for less than 200 kB.',
  ]);
});

test('a picture has the format of its name, whatever the file is called that it links to', async () => {
  const { diagnostics } = await checkFiles(
    {
      'pages.yaml': `${head}      - { type: quote, text: It works., image: { src: /ada.png, alt: Ada } }\n`,
      'public/objects/ada': 'not a picture',
    },
    {},
    { 'public/ada.png': 'objects/ada' },
  );
  expect(diagnostics.filter(({ code }) => code === 'BW038')).toHaveLength(1);
});

test('the pictures of the site itself are checked', async () => {
  const logo = '  logo: { src: /logo.svg, alt: Example }\npages:';
  const pages = `${head.replace('pages:', logo)}      - { type: hero, headline: Hello }\n`;
  const { diagnostics } = await checkFiles({ 'pages.yaml': pages });
  expect(diagnostics.map(({ code }) => code)).toContain('BW106');
});

test('a logo is looked at where nothing can be cached', async () => {
  const logo = '  logo: { src: /logo.svg, alt: Example }\npages:';
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${head.replace('pages:', logo)}      - { type: hero, headline: Hello }\n`,
    'public/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect x="9" y="2" width="22" height="6" fill="#fff"/></svg>',
    '.blockwright/cache/images': 'a file where the folder belongs',
  });
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The logo is hard to see/),
  );
});

test.each([
  ['a slip', 'form: contcat', 'contact'],
  ['another name', 'form: something-else', undefined],
  ['a name with a value of the site', 'form: "{{ site.name }}cat"', undefined],
])('the name of a form is fixed only where that is certain: %s', async (_, form, fix) => {
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${head.replace('name: Example', 'name: cont')}      - { type: hero, headline: Hello }\n      - type: form\n        ${form}\n`,
    'data/forms/contact.yaml':
      'title: Contact\nsubmit: Send\ngroups: [{ fields: [{ name: email, label: Email, kind: email }] }]\n',
  });
  const unknown = diagnostics.filter(({ code }) => code === 'BW030');
  expect(unknown.map((one) => one.fix?.map(({ text }) => text))).toEqual([fix && [fix]]);
});

test('questions of a hidden section need not be on the page', async () => {
  const page = (hidden: string) => `${head}      - { type: hero, headline: Hello }
      - type: jsonld${hidden}
        data:
          "@type": FAQPage
          mainEntity:
            - "@type": Question
              name: What is it?
              acceptedAnswer: { "@type": Answer, text: Nobody knows. }
`;
  const count = async (hidden: string) =>
    (await checkFiles({ 'pages.yaml': page(hidden) })).diagnostics.filter(
      ({ code }) => code === 'BW123',
    ).length;
  expect(await count('')).toBe(2);
  expect(await count('\n        draft: true')).toBe(0);
});

test.each(['line', 'focus'])('the contrast of `%s` is measured on the ground', async (token) => {
  const theme = `  theme: { colors: { light: { ${token}: "#fefefe" } } }\npages:`;
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${head.replace('pages:', theme)}      - { type: hero, headline: Hello }\n`,
  });
  const [first] = diagnostics.filter(({ code }) => code === 'BW400');
  expect(first?.message).toMatch(new RegExp(`^\`${token}\` on \`[a-z-]+\` has a contrast of`));
});

test('a heading that gets the id of another section is named at its line', async () => {
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${head}      - { type: hero, id: opening-hours, headline: Hello }
      - type: prose
        text: |
          ## Where we are

          ## Opening hours
`,
  });
  const found = diagnostics.filter(({ code }) => code === 'BW103');
  expect(found).toMatchObject([
    {
      line: 15,
      message: 'This page already has the anchor `opening-hours`, which this heading gets.',
      related: [{ line: 10 }],
    },
  ]);
});

import { expect, test } from 'vitest';
import { reuseStylesheet } from './reuseStylesheet.ts';

const body =
  '<body data-look="plain"><main class="A"><p data-tone="calm" title="One">One</p><img alt="One" src="/a.png"></main></body>';
const page = (markup: string, end = '') =>
  `<head><style>.A{color:red}</style><style>.tint-fff{}</style></head>\n${markup.replace('</body>', `${end}</body>`)}\n</html>\n`;
const data = '<script type="application/ld+json">{"name":"One"}</script>';

test('an edited text keeps the stylesheet of its page', () => {
  const edited = body.replaceAll('One', 'Two &gt; one').replace('/a.png', '/b.png');
  for (const end of ['', data])
    expect(reuseStylesheet(page(body, end), edited)).toBe('.A{color:red}');
});

test.each([
  ['an element', body.replace('<p ', '<b></b><p ')],
  ['a removed element', body.replace(/<img.*?>/, '')],
  ['the place of an element', body.replace('</p>', '').replace('</main>', '</p></main>')],
  ['a class', body.replace('"A"', '"A B"')],
  ['the value of a data attribute', body.replace('calm', 'loud')],
  ['a custom property', body.replace('title="One"', 'style="color:var(--x)"')],
  ['the look', body.replace('plain', 'bold')],
  ['a script of its own at the end', body.replace('</body>', `${data}</body>`)],
])('%s chooses styles again', (_, edited) => {
  expect(reuseStylesheet(page(body), edited)).toBeUndefined();
});

test('the texts in the props of an island do not matter', () => {
  const island = (text: string) =>
    `<body><div data-island="faq" data-props="{&quot;a&quot;:&quot;${text}&quot;}"></div></body>`;
  expect(reuseStylesheet(page(island('One')), island('Two'))).toBe('.A{color:red}');
  expect(reuseStylesheet(page(island('One')), island('var(--x)'))).toBeUndefined();
  expect(
    reuseStylesheet(page(island('One')), island('One').replace('faq', 'form')),
  ).toBeUndefined();
});

import { expect, test } from 'vitest';
import { convertMdx } from './convertMdx.ts';

function convert(text: string, frontMatter: Record<string, unknown> = {}) {
  const notes: string[] = [];
  const markdown = convertMdx(text, {
    frontMatter,
    resolveImport: (path) => path.replace(/^\.\.?\//, '/src/'),
    note: (what, piece, became) => notes.push(`${what}: ${piece}: ${became}`),
  });
  return { markdown, notes };
}

test.each([
  ['{1 + 2 * 3}', '7'],
  ['{(1 + 2) * 3} apples', '9 apples'],
  ["{'a' + 1}", 'a1'],
  ['{`${2 ** 3} bits`}', '8 bits'],
  ["{7 % 4 === 3 ? 'yes' : 'no'}", 'yes'],
  ['{[1, 2].length} of {[1, 2, 3][2]}', '2 of 3'],
  ["{['a', 'b']}", 'ab'],
  ['a{" "}b', 'a b'],
  ['a{null}{undefined}{true}b', 'ab'],
  ["{'' || 'other'}", 'other'],
  ['{frontmatter.title}, {frontmatter.tags.length}', 'Tea, 2'],
  ["{frontmatter['title']}", 'Tea'],
  ['{Astro.props.title} {entry.data.title}', 'Tea Tea'],
  ['{/* a comment } */}a', 'a'],
  ["{'*a* <b> [c](d) {e}'}", '\\*a\\* \\<b> \\[c\\]\\(d) {e}'],
  ["{'}' + '{'}", '}{'],
  ['{(1 as number) + 1}', '2'],
  ['<>a</>', 'a'],
])('the constant %s', (text, expected) => {
  expect(convert(text, { title: 'Tea', tags: ['a', 'b'] })).toEqual({
    markdown: expected,
    notes: [],
  });
});

test.each([
  '{fn()}',
  '{fn({ a: { b: 1 } })}',
  '{items.map((one) => <b>{one.name}</b>)}',
  '{frontmatter.none}',
  '{{ a: 1 }}',
  '{new Date().getFullYear()}',
  "{'a'.constructor}",
  '{process.env.SECRET}',
  '{[1, ...[2]]}',
  '{window && <Chart data={[1]} />}',
  '{it is (not) code}',
])('%s is no constant: it is left out, and noted', (value) => {
  expect(convert(`Before ${value} after.`, { title: 'Tea' })).toEqual({
    markdown: 'Before  after.',
    notes: [`a value of MDX: ${value}: left out`],
  });
});

test('constants of the file', () => {
  const { markdown, notes } = convert(
    `import Chart from './Chart.jsx';
export const year = 2024;
export const next = year + 1;

export const table = {
  rows: ['a', 'b'],

  last: \`row \${next}\`,
};

From {year} to {next}: {table.rows[1]}, {table.last}.

export const unused = 1;

export function Shout({ children }) {

  return <b>{children}!</b>;
}

The end.`,
  );
  expect(markdown).toBe('From 2024 to 2025: b, row 2025.\n\nThe end.');
  expect(notes).toEqual([
    'code of MDX: export const unused = 1;: left out',
    'code of MDX: export function Shout({ children }) {: left out',
  ]);
});

test('values of attributes', () => {
  const { markdown, notes } = convert(
    `import photo from '../photo.jpg';
export const name = 'A "new" chair';

<Image src={photo} alt={name} width={2 * 150} />

<Image src={photo.src} alt={describe(photo)} style={{ color: { dark: 'red' } }} />

<a href={'/about' + '/us'} onClick={() => run()}>About us</a> <a href={find()}>Nowhere</a>

<Callout type="warning" title={\`\${1 + 1} things\`}>Take care.</Callout>

<motion.div animate={{ x: [1, { y: 2 }] }}>It moves.</motion.div>`,
  );
  expect(markdown).toBe(
    `![A "new" chair](/src/photo.jpg)

![](/src/photo.jpg)

[About us](/about/us) Nowhere

:::callout[2 things]{kind="warning"}
Take care.
:::

It moves.`,
  );
  expect(notes).toEqual([
    'a value of MDX: href={find()}: left out',
    'a value of a component: alt={describe(photo)}: left out',
    expect.stringContaining('the component motion.div'),
  ]);
});

test('code, directives and broken braces stay', () => {
  const text =
    '`{1 + 1}`\n\n```js\nconst a = {1 + 1};\n```\n\n## A title {#own}\n\nA \\{brace\\} and one { alone.';
  const { markdown, notes } = convert(text);
  expect(markdown).toBe(
    '`{1 + 1}`\n\n```js\nconst a = {1 + 1};\n```\n\n## A title\n\nA \\{brace\\} and one { alone.',
  );
  expect(notes).toEqual([]);
});

test('hostile code ends nothing', () => {
  const double = (left: string, right: string) => `export const ${right} = ${left} + ${left};\n`;
  const names = [...'abcdefghijklmnopqrstuvwxyz'];
  const text = `export const a = 'xxxxxxxxxx';\n${names
    .slice(1)
    .map((name, index) => double(names[index] ?? '', name))
    .join(
      '',
    )}\n{z} and {${'('.repeat(3000)}1${')'.repeat(3000)}} and {${'1 + '.repeat(900)}1} and {${'!'.repeat(3000)}1}.`;
  const { markdown, notes } = convert(text);
  expect(markdown).toBe('and  and  and .');
  expect(notes.length).toBeGreaterThan(3);
});

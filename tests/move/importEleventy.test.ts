import { expect, test } from 'vitest';
import { importFiles } from './importFiles.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

test('constants of code: front matter, data of the site and of folders', async () => {
  const { texts, written, printed } = await importFiles({
    'eleventy.config.js':
      'export const config = { dir: { input: "content", data: "../_data" } };\n',
    '_data/metadata.js':
      'export default {\n  title: "The garden",\n  url: "https://garden.example/",\n  now: new Date(),\n};\n',
    '_data/beds.js':
      'const beds = [{ name: "Roses" }, { name: "Thyme" }];\nmodule.exports = beds;\n',
    '_data/weather.js': 'export default async () => (await fetch("x")).json();\n',
    'content/blog/blog.11tydata.js':
      'export default () => ({\n  tags: ["posts"],\n  eleventyComputed: { x: (data) => data.y },\n});\n',
    'content/blog/rose.md':
      '---js\nconst title = "A " + "rose";\nconst date = "2024-05-01";\nconst draft = true;\n---\nFrom {{ metadata.title }}, [home](https://garden.example/about/).\n',
    'content/blog/thyme.md':
      '---js\nconst title = "Thyme";\nconst date = "2024-05-02";\nfunction permalink() {}\n---\nGreen.\n',
    'content/about.md': '---\ntitle: About\n---\nAbout us.\n',
  });
  expect(texts['/blog/rose']).toBe('From The garden, [home](/about).');
  expect(written['data/blog/rose.md']).toMatch(/title: A rose[\s\S]*draft: true/);
  expect(written['data/beds.yaml']).toContain('Thyme');
  for (const note of [
    'A value that code calculates: left out (2)',
    '  _data/metadata.js:4 now',
    '  content/blog/blog.11tydata.js:3 eleventyComputed',
    'A file of data that is code: left out (1)\n  _data/weather.js',
    'content/blog/thyme.md:2 code calculates permalink, and is not run',
  ])
    expect(printed).toContain(note);
  expect(printed.match(/eleventyComputed/g)).toHaveLength(1);
});

test('links to files of texts, pictures beside them, and a file with the name of its folder', async () => {
  const { texts, printed } = await importFiles({
    'eleventy.config.js': 'export const config = { dir: { input: "content" } };\n',
    'content/blog/rose/rose.md':
      '---\ntitle: Rose\ndate: 2024-05-01\n---\n![A rose](./rose.svg), [thyme](../thyme.md#green), [thyme](/blog/thyme.md), [thyme](blog/thyme.md), [mail](mailto:a@b.example).\n',
    'content/blog/rose/rose.svg': picture,
    'content/blog/thyme.md': '---\ntitle: Thyme\ndate: 2024-05-02\n---\n## Green\n',
  });
  expect(texts['/blog/rose']).toBe(
    '![A rose](/blog/rose/rose.svg), [thyme](/blog/thyme#green), [thyme](/blog/thyme), [thyme](/blog/thyme), [mail](mailto:a@b.example).',
  );
  expect(printed).not.toContain('does not exist');
});

import { expect, test } from 'vitest';
import { importFiles } from './importFiles.ts';

const text = (title: string, words = `The words of ${title}.`, more = '') =>
  `---\ntitle: ${title}\ndate: 2024-05-01\n${more}---\n\n${words}\n`;

test.each([
  ['hugo.toml', 'contentDir = "site/texts"\n'],
  ['config.yaml', 'contentDir: ./site/texts/\n'],
  ['config/_default/hugo.yaml', 'contentdir: site/texts\n'],
  ['config.toml', '[[module.mounts]]\nsource = "site/texts"\ntarget = "content"\n'],
])('texts outside of `content/`, by %s', async (config, value) => {
  const { texts } = await importFiles({
    [config]: value,
    'layouts/index.html': '',
    'site/texts/posts/tea.md': text('Tea', 'See [jam]({{< relref "jam.md" >}}).'),
    'site/texts/posts/jam.md': text('Jam'),
    'site/texts/posts/cup/index.md': text('Cup', '![A cup](cup.svg)'),
    'site/texts/posts/cup/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
  });
  expect(texts).toEqual({
    '/posts/tea': 'See [jam](/posts/jam).',
    '/posts/jam': 'The words of Jam.',
    '/posts/cup': '![A cup](/posts/cup/cup.svg)',
  });
});

test.each([
  [
    'hugo.toml',
    'defaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/english"\n[languages.de]\ncontentDir = "german"\n',
  ],
  [
    'config/_default/languages.yaml',
    'en: { weight: 1, contentDir: content/english }\nde: { weight: 2, contentDir: german }\n',
  ],
])('a folder of texts for each language, by %s', async (config, value) => {
  const { texts, written, printed } = await importFiles({
    [config]: value,
    'layouts/index.html': '',
    'content/english/posts/tea.md': text('Tea'),
    'german/posts/tea.md': text('Tee', 'Die Wörter vom Tee.'),
    'german/posts/milch.md': text('Milch', 'Nur auf Deutsch.'),
  });
  expect(texts['/posts/tea']).toBe('The words of Tea.');
  expect(written['locales/de/posts/tea.md']).toContain('Die Wörter vom Tee.');
  expect(texts['/de/posts/milch']).toBe('Nur auf Deutsch.');
  expect(printed).toContain('A text in de that translates no other text');
});

test('values of `cascade` are those of the texts below', async () => {
  const { texts, written } = await importFiles({
    'hugo.toml': '[[cascade]]\ndraft = true\n[cascade.target]\npath = "/posts/secret/**"\n',
    'content/parts/_index.md': '---\ncascade:\n  build: { render: never }\n---\n',
    'content/parts/hello.md': text('Hello'),
    'content/posts/secret/tea.md': text('Tea'),
    'content/posts/jam.md': text('Jam', 'The words.', 'draft: false\n'),
  });
  expect(Object.keys(texts).sort()).toEqual(['/posts/jam', '/posts/secret/tea']);
  expect(written['data/posts/tea.md']).toContain('draft: true');
  expect(written['data/posts/jam.md']).not.toContain('draft');
});

test('a shortcode that shows the text of another page', async () => {
  const { texts, printed } = await importFiles({
    'hugo.toml': '',
    'layouts/_shortcodes/include.html':
      '{{ with site.GetPage (.Get 0) }}{{ .RenderShortcodes }}{{ end }}',
    'content/posts/tea.md': text('Tea', 'Before.\n\n{{% include "/parts/hello" %}}\n\nAfter.'),
    'content/posts/jam.md': text('Jam', '{{% include "/parts/hello" %}}'),
    'content/posts/lost.md': text('Lost', 'Here.\n\n{{% include "/parts/none" %}}'),
    'content/parts/hello.md': text(
      'Hello',
      'A part. {{< odd >}}\n\n{{% include "/parts/hello" %}}',
    ),
  });
  expect(texts['/posts/tea']).toBe('Before.\n\nA part.\n\nAfter.');
  expect(texts['/posts/jam']).toBe('A part.');
  expect(texts['/posts/lost']).toBe('Here.');
  expect(printed).toContain('The shortcode include: left out (1)\n  content/posts/lost.md:8');
});

test('sections of texts without dates are pages with links, by weight', async () => {
  const { texts } = await importFiles({
    'hugo.toml': '',
    'content/docs/_index.md': '---\ntitle: The handbook\n---\n',
    'content/docs/b.md': '---\ntitle: B [1]\nweight: 2\n---\nB.\n',
    'content/docs/a.md': '---\ntitle: A\n---\nA.\n',
    'content/docs/c/d.md': '---\ntitle: D\ndraft: true\n---\nD.\n',
    'content/docs/e/_index.md': '---\ntitle: E\nweight: 1\n---\n',
    'content/docs/e/f.md': '---\ntitle: F\n---\nSee [all](/docs/).\n',
    'content/team/x.md': '---\ntitle: X\n---\nX.\n',
    'content/posts/tea.md': text('Tea'),
    'content/posts/_index.md': '---\ntitle: Posts\n---\n',
  });
  expect(texts['/docs']).toBe('- [E](/docs/e)\n- [B \\[1\\]](/docs/b)\n- [A](/docs/a)');
  expect(texts['/docs/e']).toBe('- [F](/docs/e/f)');
  expect(texts['/docs/e/f']).toBe('See [all](/docs).');
  expect(texts['/team']).toBe('- [X](/team/x)');
  expect(texts['/posts']).toBeUndefined();
});

test('pictures of `assets/`, and code in shortcodes', async () => {
  const { texts } = await importFiles({
    'hugo.toml': '',
    'assets/images/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    'content/posts/tea.md': text(
      'Tea',
      '{{< img src="images/cup.svg" alt="A cup" >}}\n\n{{< code-toggle file=hugo >}}\ntitle = "*Tea*"\n{{< /code-toggle >}}',
    ),
  });
  expect(texts['/posts/tea']).toBe('![A cup](/images/cup.svg)\n\n```\ntitle = "*Tea*"\n```');
});

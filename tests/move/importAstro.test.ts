import { expect, test } from 'vitest';
import { importFiles } from './importFiles.ts';

const text = (title: string, words: string) =>
  `---\ntitle: ${title}\npubDate: 2024-05-01\ntags: [tea]\n---\n\n${words}\n`;

test('texts outside of `src`, pages that read them with functions of modules, constants of the site', async () => {
  const { texts, written, printed } = await importFiles({
    'astro.config.ts':
      "import { siteConfig } from './src/site.config';\nexport default defineConfig({ site: siteConfig.url });\n",
    'src/site.config.ts':
      "import type { SiteConfig } from './types';\nexport const siteConfig: SiteConfig = { url: 'https://tea.example/', title: 'Tea' };\n",
    'src/content.config.ts':
      "const post = defineCollection({ loader: glob({ base: './content/posts', pattern: '**/*.md' }) });\nexport const collections = { post };\n",
    'src/data/post.ts':
      'export async function getAllPosts() {\n  return getCollection("post");\n}\n\nexport function other() {\n  return getCollection("none");\n}\n',
    'src/pages/posts/[...slug].astro':
      '---\nimport { getAllPosts } from "@/data/post";\nexport const getStaticPaths = () => getAllPosts();\n---\n',
    'src/pages/posts/[...page].astro':
      '---\nimport { getAllPosts } from "../../data/post";\nexport const getStaticPaths = ({ paginate }) => paginate(getAllPosts());\n---\n',
    'src/pages/tags/[tag]/[...page].astro':
      '---\nimport { getAllPosts } from "@/data/post";\n---\n',
    'src/pages/about.astro': '---\nimport { other } from "@/data/post";\n---\n<h1>About</h1>\n',
    'content/posts/green/index.md': text(
      'Green',
      '![Leaves](./leaves.svg) [black](https://tea.example/posts/black/) [key](/secret.json)',
    ),
    'content/posts/green/leaves.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    'content/posts/black.md': text('Black', 'Strong.'),
    'secret.json': '{}',
  });
  expect(texts).toEqual({
    '/posts/green': '![Leaves](/images/content/posts/green/leaves.svg) [black](/posts/black) key',
    '/posts/black': 'Strong.',
  });
  const pages = written['pages/post.yaml'];
  expect(pages).toContain('"/posts{{ list.path }}"');
  expect(pages).toContain('"/tags/{{ topic.key }}"');
  expect(printed).toContain(
    'A page of Astro code: left out: write it with sections (1)\n  src/pages/about.astro',
  );
  expect(written['public/images/content/posts/green/leaves.svg']).toContain('<svg');
});

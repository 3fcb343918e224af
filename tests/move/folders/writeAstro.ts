import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/** Writes a folder in the manner of Astro, with what real ones have. */
export function writeAstro(root: string, { count = 60 } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write(
    'astro.config.mjs',
    `import { defineConfig } from 'astro/config';\nexport default defineConfig({ site: 'https://studio.example', redirects: { '/old-home': '/about' } });\n`,
  );
  site.write(
    'src/content.config.ts',
    `import { defineCollection, z } from 'astro:content';\nimport { glob } from 'astro/loaders';\nconst blog = defineCollection({ loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }), schema: z.object({ title: z.string() }) });\nexport const collections = { blog };\n`,
  );
  site.write(
    'src/pages/blog/[...slug].astro',
    `---\nimport { getCollection } from 'astro:content';\nconst posts = await getCollection('blog');\n---\n<slot />\n`,
  );
  site.write(
    'src/pages/blog/index.astro',
    `---\nimport { getCollection } from 'astro:content';\nconst posts = (await getCollection('blog'));\n---\n<ul></ul>\n`,
  );
  site.write(
    'src/pages/rss.xml.js',
    `import rss from '@astrojs/rss';\nexport const GET = () => rss({ title: 'The studio' });\n`,
  );
  site.write('src/pages/index.astro', '---\n---\n<h1>Welcome</h1>\n');
  site.write(
    'src/pages/about.md',
    `---\nlayout: ../layouts/Base.astro\ntitle: About\n---\n${site.say('/about/', 'The page about the studio')}\n`,
  );
  site.write('src/assets/chair.svg', drawPixel(5));
  site.write('public/logo.svg', drawPixel(6));
  site.write('src/content/team/ada.json', '{ "name": "Ada", "role": "Design" }\n');
  site.write('src/content/team/tom.json', '{ "name": "Tom", "role": "Code" }\n');
  for (let index = 0; index < count; index++) writePost(site, index);
  return site;
}

function writePost(site: OldSiteWriter, index: number): void {
  const isMdx = index % 2 === 0;
  const name = index % 8 === 3 ? `2022/post ${index}` : `post-${index}`;
  const address = `/blog/${name.replaceAll(' ', '-')}/`;
  const say = (words: string) => site.say(address, words);
  const depth = name.includes('/') ? '../../../' : '../../';
  const parts = [
    ...(isMdx
      ? [
          `import { Image } from 'astro:assets';\nimport chair from '${depth}assets/chair.svg';\nimport Callout from '../../components/Callout.astro';`,
          '<Image src={chair} alt="A chair" width={300} />',
          `<Callout type="warning" title="Take care">\n  ${say('A sentence in a callout')}\n</Callout>`,
          `{/* a comment */}\n\nThe title is {frontmatter.title}, and {1 + 1} is left out.`,
          `<Chart data={[1, 2, 3]}>${say('A sentence in a component')}</Chart>`,
          '<YouTube id="dQw4w9WgXcQ" />',
        ]
      : [
          `![A chair](${depth}assets/chair.svg)`,
          `See [the post before](./post-${index - 1}/) and [the file](${depth}content/blog/post-1.md).`,
        ]),
    say('A sentence of a post'),
    ':::note[Good to know]\nA remark.\n:::',
    '```astro title="a.astro"\n<Image src={chair} />\n```',
    `<details>\n<summary>More</summary>\n\n${say('A sentence in details')}\n\n</details>`,
  ];
  site.write(
    `src/content/blog/${name}.${isMdx ? 'mdx' : 'md'}`,
    `---\ntitle: 'Post ${index}'\ndescription: 'What post ${index} is about, in a sentence that is long enough for search engines.'\npubDate: 'Jul ${String((index % 28) + 1).padStart(2, '0')} 2022'\nheroImage: '${index % 3 ? '/logo.svg' : `${depth}assets/chair.svg`}'\ntags: ['astro', 'Astro', 'design']\n---\n\n${parts.join('\n\n')}\n`,
  );
}

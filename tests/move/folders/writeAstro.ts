import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/** Writes a folder in the manner of Astro, with what real ones have. */
export function writeAstro(root: string, { count = 60 } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write('package.json', '{ "private": true, "type": "module" }\n');
  site.write('astro.config.mjs', config);
  site.write(
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';\nimport { glob } from 'astro/loaders';\nconst blog = defineCollection({ loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }) });\nexport const collections = { blog };\n`,
  );
  site.write('src/layouts/Base.astro', baseLayout);
  site.write(
    'src/components/Callout.astro',
    '---\nconst { title } = Astro.props;\n---\n<aside><p>{title}</p><slot /></aside>\n',
  );
  site.write('src/components/Chart.astro', '<div><slot /></div>\n');
  site.write(
    'src/components/YouTube.astro',
    '<iframe src={`https://www.youtube.com/embed/${Astro.props.id}`} title="A film"></iframe>\n',
  );
  site.write('src/pages/blog/[...slug].astro', postPage);
  site.write('src/pages/blog/index.astro', listPage);
  site.write(
    'src/pages/rss.xml.js',
    `import rss from '@astrojs/rss';\nimport { getCollection } from 'astro:content';\nexport const GET = async () => rss({ title: 'The studio', description: 'News', site: 'https://studio.example', items: (await getCollection('blog')).map(({ id, data }) => ({ title: data.title, pubDate: new Date(data.pubDate), link: '/blog/' + id + '/' })) });\n`,
  );
  site.write(
    'src/pages/index.astro',
    `---\nimport Base from '../layouts/Base.astro';\n---\n<Base title="Welcome"><h1>Welcome</h1></Base>\n`,
  );
  site.write(
    'src/pages/about.md',
    `---\nlayout: ../layouts/Base.astro\ntitle: About\n---\n${site.say('/about/', 'The page about the studio')}\n`,
  );
  site.write('src/assets/chair.svg', drawPixel(5));
  site.write('public/logo.svg', drawPixel(6));
  for (let index = 0; index < 3; index++)
    site.write(`public/photo-${index}.svg`, drawPixel(20 + index));
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
          `{/* a comment */}\n\nThe title is {frontmatter.title}.${index % 20 === 0 ? ' It is one of {[1, 2].length} posts.' : ''}`,
          `<Chart data={[1, 2, 3]}>${say('A sentence in a component')}</Chart>`,
          '<YouTube id="dQw4w9WgXcQ" />',
        ]
      : [
          `![A chair](${depth}assets/chair.svg)`,
          `See [the post before](./post-${index - 1}/) and [the file](${depth}content/blog/post-1.md).`,
        ]),
    say('A sentence of a post'),
    ...(index < 3 ? [`![Photo ${index}](/photo-${index}.svg)`] : []),
    ':::note[Good to know]\nA remark.\n:::',
    '```astro title="a.astro"\n<Image src={chair} />\n```',
    `<details>\n<summary>More</summary>\n\n${say('A sentence in details')}\n\n</details>`,
  ];
  site.write(
    `src/content/blog/${name}.${isMdx ? 'mdx' : 'md'}`,
    `---\ntitle: 'Post ${index}'\ndescription: 'What post ${index} is about, in a sentence that is long enough for search engines.'\npubDate: 'Jul ${String((index % 28) + 1).padStart(2, '0')} 2022'\nheroImage: '${index % 3 ? '/logo.svg' : `${depth}assets/chair.svg`}'\ntags: ['astro', 'Astro', 'design']\n---\n\n${parts.join('\n\n')}\n`,
  );
}

const config = `import mdx from '@astrojs/mdx';
import { unified } from '@astrojs/markdown-remark';
import { defineConfig } from 'astro/config';
import remarkDirective from 'remark-directive';

/** Shows \`:::note\` as an aside. */
function asides() {
  const show = (node) => {
    if (node.type === 'containerDirective') node.data = { hName: 'aside' };
    for (const child of node.children ?? []) show(child);
  };
  return show;
}

export default defineConfig({
  site: 'https://studio.example',
  redirects: { '/old-home': '/about' },
  markdown: { processor: unified({ remarkPlugins: [remarkDirective, asides] }) },
  integrations: [mdx()],
});
`;
const baseLayout = `---
const { frontmatter, title = frontmatter?.title, description } = Astro.props;
---
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title} | The studio</title>{description && <meta name="description" content={description}>}<link rel="alternate" type="application/rss+xml" href="/rss.xml"></head>
<body>
<header><a href="/">The studio</a> <a href="/about/">About</a></header>
<main><slot /></main>
</body>
</html>
`;
const postPage = `---
import { getCollection, render } from 'astro:content';
import Base from '../../layouts/Base.astro';
import Chart from '../../components/Chart.astro';
import YouTube from '../../components/YouTube.astro';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Base title={post.data.title} description={post.data.description}>
<h1>{post.data.title}</h1>
<p><time>{new Date(post.data.pubDate).toLocaleDateString('en-US', { dateStyle: 'long' })}</time></p>
<Content components={{ Chart, YouTube }} />
</Base>
`;
const listPage = `---
import { getCollection } from 'astro:content';
import Base from '../../layouts/Base.astro';
const posts = await getCollection('blog');
---
<Base title="Blog"><ul>{posts.map(({ id, data }) => <li><a href={'/blog/' + id + '/'}>{data.title}</a></li>)}</ul></Base>
`;

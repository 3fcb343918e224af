import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An export as WordPress writes it, with what it must not lose. */
export interface SampleExport {
  /** The files of the export. */
  files: string[];
  /** Sentences that visitors read, with the address of their article. */
  sentences: { address: string; sentence: string }[];
  /** Addresses of articles, pages and files, from the root and decoded. */
  addresses: string[];
}

/**
 * Writes an export of WordPress with 160 articles, 12 pages and 40 pictures in the media library, in two
 * files that overlap, with the oddities of real exports.
 */
export function writeSampleExport(folder: string): SampleExport {
  const sentences: SampleExport['sentences'] = [];
  const addresses: string[] = [];
  const items: string[] = [];
  for (let at = 1; at <= 40; at++) {
    const path = `/wp-content/uploads/2019/0${(at % 9) + 1}/photo-${at}.png`;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (at !== 13) writeFileSync(file, Buffer.concat([png, Buffer.from(`<!-- ${at % 37} -->`)]));
    items.push(
      writeItem({
        id: 1000 + at,
        title: `photo-${at}`,
        type: 'attachment',
        status: 'inherit',
        link: `${host}/?attachment_id=${1000 + at}`,
        excerpt: at % 2 ? `Caption of photo ${at}` : '',
        parent: at <= 20 ? 1 : 0,
        extra: `<wp:attachment_url>${cdata(host + path)}</wp:attachment_url>${writeMeta('_wp_attachment_image_alt', at % 3 ? `What photo ${at} shows` : '')}`,
      }),
    );
  }
  for (let at = 1; at <= 160; at++) {
    const slug = slugs[at % slugs.length] + (at < slugs.length ? '' : `-${at}`);
    const day = `2019-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
    const address = `/${day.replaceAll('-', '/')}/${slug}/`;
    const build = contents[at % contents.length] ?? contents[0];
    const say = (words: string) => {
      const sentence = `${words} in article ${at}.`;
      sentences.push({ address, sentence });
      return sentence;
    };
    const content = build?.(say, at) ?? '';
    addresses.push(address);
    items.push(
      writeItem({
        id: at,
        title: at % 10 === 0 ? `Tom &amp; “Jerry” <em>${at}</em>` : `Article ${at} – 100 % *true*`,
        link: host + encodeURI(address),
        slug: encodeURI(slug).toLowerCase(),
        date: `${day} 10:30:00`,
        gmt: `${day} 08:30:00`,
        content,
        excerpt: at % 4 === 0 ? say('A summary') : '',
        status: statuses[at % statuses.length] ?? 'publish',
        terms: `<category domain="category" nicename="news-${at % 5}">${cdata(`News &amp; &lt;Views&gt; ${at % 5}`)}</category><category domain="post_tag" nicename="c%2b%2b">${cdata('C++')}</category><category domain="post_tag" nicename="${encodeURI('日本').toLowerCase()}">${cdata('日本')}</category>`,
        extra: [
          writeMeta('_thumbnail_id', String(1000 + (at % 40) + 1)),
          writeMeta('_yoast_wpseo_metadesc', at % 3 ? '' : `What article ${at} is about`),
          at % 50 === 0
            ? writeMeta(
                'footnotes',
                JSON.stringify([{ id: 'f1', content: `The note of article ${at}.` }]),
              )
            : '',
          `<wp:is_sticky>${at === 7 ? 1 : 0}</wp:is_sticky>`,
          at % 6
            ? ''
            : '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Hi</wp:comment_content><wp:commentmeta><wp:meta_key>x</wp:meta_key></wp:commentmeta></wp:comment>',
        ].join('\n'),
      }),
    );
  }
  for (let at = 1; at <= 12; at++) {
    const address = at === 1 ? '/' : at === 2 ? '/%C3%BCber-uns/' : `/about/page-${at}/`;
    const sentence = `This page says ${at} things.`;
    addresses.push(decodeURI(address));
    sentences.push({ address: decodeURI(address), sentence });
    items.push(
      writeItem({
        id: 500 + at,
        title: `Page ${at}`,
        type: 'page',
        link: host + address,
        slug: `page-${at}`,
        content: `<!-- wp:paragraph -->\n<p>${sentence} <a href="${host}/2019/02/02/lamp/">Lamp</a> <a href="#none">x</a></p>\n<!-- /wp:paragraph -->`,
      }),
    );
  }
  items.push(
    writeItem({
      id: 700,
      title: 'A pattern',
      type: 'wp_block',
      content: '<!-- wp:paragraph --><p>The pattern speaks.</p><!-- /wp:paragraph -->',
    }),
    writeItem({
      id: 701,
      title: 'Home',
      type: 'nav_menu_item',
      terms: `<category domain="nav_menu" nicename="main">${cdata('Main')}</category>`,
      extra: writeMeta('_menu_item_type', 'custom') + writeMeta('_menu_item_url', '/'),
    }),
    writeItem({ id: 702, title: 'Old', type: 'revision', content: 'x' }),
    writeItem({ id: 703, title: 'Binned', status: 'trash', content: 'x' }),
    writeItem({
      id: 704,
      title: 'House 1',
      type: 'portfolio',
      link: `${host}/portfolio/house-1/`,
      content: 'The house has a door.',
    }),
  );
  addresses.push('/portfolio/house-1/');
  const half = Math.floor(items.length / 2);
  const files = [items.slice(0, half + 3), items.slice(half)].map((part, at) => {
    const path = join(folder, `example.wordpress.2019-12-0${at + 1}.xml`);
    writeFileSync(
      path,
      `${at === 0 ? '\ufeff' : ''}${head}${part.join('\n')}\n</channel>\n</rss>\n`,
    );
    return path;
  });
  return { files, sentences, addresses };
}

const host = 'https://old.example.com';
const slugs = ['lamp', 'größe', '日本語', 'почта', 'c-plus-plus', '100-prozent', 'été'];
const statuses = [...Array.from({ length: 18 }, () => 'publish'), 'draft', 'private'];
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Texts in the manners of WordPress: each sentence is made by `say`. */
const contents: ((say: (words: string) => string, at: number) => string)[] = [
  // The classic editor.
  (say, at) =>
    `${say('First')}\n${say('Second')}\n\n<h2>Heading</h2>\n<blockquote>${say('Quoted')}</blockquote>\n<!--more-->\n\n[caption id="attachment_${at}" align="alignright" width="300"]<a href="${host}/x/"><img class="wp-image-1002" src="${host}/wp-content/uploads/2019/03/photo-2-300x200.png" alt="" width="300" height="200" /></a> ${say('Captioned')}[/caption]\n\n${say('Last')} [sic]\n\n&nbsp;`,
  // The block editor.
  (say) =>
    `<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading" id="h">Heading</h3>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph {"dropCap":true} -->\n<p>${say('A <strong>bold</strong>ly <em>set.</em>word')} <a href="#h">up</a></p>\n<!-- /wp:paragraph -->\n<!-- wp:image {"id":1003,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="${host}/wp-content/uploads/2019/04/photo-3.png" alt="Three" class="wp-image-1003"/><figcaption class="wp-element-caption">${say('Shown')}</figcaption></figure>\n<!-- /wp:image -->\n<!-- wp:list --><ul><!-- wp:list-item --><li>${say('Item')}<!-- wp:list {"ordered":true} --><ol><!-- wp:list-item --><li>${say('Inner')}</li><!-- /wp:list-item --></ol><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list -->`,
  (say) =>
    `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>${say('Left')}</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:quote --><blockquote class="wp-block-quote"><p>${say('Right')}</p><cite>${say('Cited')}</cite></blockquote><!-- /wp:quote --></div><!-- /wp:column --></div><!-- /wp:columns -->\n<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="http://shop.example.com/?a=1&amp;b=2">${say('Buy')}</a></div><!-- /wp:button --></div><!-- /wp:buttons -->\n<!-- wp:latest-posts /-->\n<!-- wp:block {"ref":700} /-->`,
  (say) =>
    `<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Day</th><th>Way</th></tr></thead><tbody><tr><td>${say('Monday|up')}</td><td>5 | 6</td></tr></tbody></table><figcaption>${say('The table')}</figcaption></figure><!-- /wp:table -->\n<!-- wp:code {"language":"js"} --><pre class="wp-block-code"><code>if (a &lt; b &amp;&amp; c) { {{ d }} }\n[gallery]</code></pre><!-- /wp:code -->\n<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div><figcaption>${say('Watched')}</figcaption></figure>\n<!-- /wp:embed -->`,
  (say) =>
    `[gallery ids="1001,1002,9999" columns="2"]\n\n${say('Around the gallery')}\n\nhttps://vimeo.com/76979871\n\n[contact-form-7 id="5" title="Contact"]\n\n[vc_row][vc_column width="1/2"]${say('Built')}[/vc_column][/vc_row]\n\n<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>\n\n<script>track()</script>`,
  (say) =>
    `<p>${say('Text with {{ braces }} and \\backslash *star* _score_')}</p>\n<ol start="3">\n<li>${say('Third')}</li>\n</ol>\n<p>1. ${say('No list')}</p>\n<p># ${say('No heading')}</p>\n<p>::video ${say('No directive')}</p>\n<!--nextpage-->\n<p>${say('On page two')} \u0007\u000b</p>\n<dl><dt>${say('Term')}</dt><dd>${say('Definition')}</dd></dl>`,
  (say) =>
    `<div class="wp-block-media-text"><figure><img src="/wp-content/uploads/2019/02/photo-1.png" alt="photo-1.png"></figure><div><p>${say('Beside “the” picture &#8212; &amp;amp; &lt;b&gt;')}</p></div></div><p>${say('CDATA ends ]]> here')}</p><details><summary>${say('Why')}</summary><p>${say('So')}</p></details><form><label>${say('Your name')}</label><input></form><p>E=mc<sup>2</sup> <img src="https://s.w.org/images/core/emoji/1.png" alt="🙂" class="wp-smiley"></p>`,
];

interface SampleItem {
  id: number;
  title: string;
  type?: string;
  status?: string;
  link?: string;
  slug?: string;
  date?: string;
  gmt?: string;
  content?: string;
  excerpt?: string;
  parent?: number;
  terms?: string;
  extra?: string;
}

function writeItem(item: SampleItem): string {
  const {
    id,
    title,
    type = 'post',
    status = 'publish',
    link = `${host}/?p=${id}`,
    slug = '',
    date = '2019-01-01 00:00:00',
    gmt = '0000-00-00 00:00:00',
    content = '',
    excerpt = '',
    parent = 0,
    terms = '',
    extra = '',
  } = item;
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<pubDate>Tue, 01 Jan 2019 00:00:00 +0000</pubDate>
<dc:creator>${cdata('ada')}</dc:creator>
<guid isPermaLink="false">${host}/?p=${id}</guid>
<description></description>
<content:encoded>${cdata(content)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(gmt)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${parent}</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password></wp:post_password>
${terms}
${extra}
</item>`;
}

function writeMeta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const head = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>The old blog</title>
<link>${host}</link>
<description>News &amp; more</description>
<language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${host}</wp:base_site_url>
<wp:base_blog_url>${host}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ada')}</wp:author_login><wp:author_display_name>${cdata('Ada Löve')}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>${cdata('news-1')}</wp:category_nicename><wp:category_parent>${cdata('news-0')}</wp:category_parent><wp:cat_name>${cdata('News')}</wp:cat_name></wp:category>
`;

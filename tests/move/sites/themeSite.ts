import { samplePicture } from './samplePicture.ts';
import type { ServedAnswer } from './serveSite.ts';

/** The articles of the site: their number, and the address of each. */
export const themeArticles = Array.from({ length: 8 }, (_, index) => ({
  number: index + 1,
  address: `/2023/0${(index % 8) + 1}/story-${index + 1}/`,
}));

/** A blog as a theme of WordPress shows it, with a feed, lists by month, tag and category, and comments. */
export async function themeSite(): Promise<
  (address: string, origin: string) => ServedAnswer | undefined
> {
  const colors = ['#811', '#181', '#118', '#881', '#188', '#818', '#444', '#c63'];
  const pictures = await Promise.all(colors.map((color) => samplePicture(color)));
  const page = (title: string, body: string, head = '', kind = 'single single-post') =>
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${title} &#8211; Slow Roads</title><link rel="alternate" type="application/rss+xml" href="/feed/">${head}</head><body class="${kind}">
<header class="site-header"><p class="site-title"><a href="/">Slow Roads</a></p><nav><a href="/">Home</a><a href="/about/">About the author</a></nav></header>
<div id="content" class="site-content"><div id="primary">${body}</div>
<aside id="secondary" class="widget-area"><h2>Recent stories from the road</h2><ul><li><a href="${themeArticles[0]?.address}">Story 1 of the slow road</a></li></ul></aside></div>
<footer class="site-footer"><p>Proudly walking since a long time ago.</p></footer></body></html>`;
  const title = (number: number) => `Story ${number} of the slow road`;
  const sentences = (number: number) =>
    Array.from(
      { length: 24 },
      (_, at) =>
        `On day ${at + 1} of journey ${number} we walked further than the map of ${2000 + number * at} knew.`,
    );
  const article = (number: number, address: string) => {
    const lines = sentences(number);
    const paragraphs = Array.from(
      { length: 8 },
      (_, at) => `<p>${lines.slice(at * 3, at * 3 + 3).join(' ')}</p>`,
    );
    return page(
      title(number),
      `<main><article id="post-${number}" class="post type-post"><header class="entry-header"><h1 class="entry-title">${title(number)}</h1><div class="entry-meta">Posted on <time class="entry-date" datetime="2023-0${number}-05T08:00:00+02:00">${number} ${number} 2023</time> by <span class="author"><a rel="author" href="/author/rosa/">Rosa Quick</a></span></div></header>
<div class="entry-content"><figure><img src="/wp-content/uploads/road-${number}.jpg" alt="The road of journey ${number}"></figure>${paragraphs.slice(0, 4).join('')}<h2>What we ate on journey ${number}</h2>${paragraphs.slice(4).join('')}<p>Read also <a href="${themeArticles[number % 8]?.address}">the next story</a>.</p></div>
<footer class="entry-footer">Filed under <a rel="category tag" href="/category/walks/">Walks</a>. Tagged <a rel="tag" href="/tag/${number % 2 ? 'hills' : 'rivers'}/">${number % 2 ? 'Hills' : 'Rivers'}</a></footer></article>
<div id="comments" class="comments-area"><h2>Two thoughts on this story</h2><p>What a lovely walk that must have been, number ${number}!</p></div></main>`,
      `<meta property="og:type" content="article"><meta property="og:image" content="/wp-content/uploads/road-${number}.jpg"><link rel="canonical" href="${address}">`,
    );
  };
  const teaser = ({ number, address }: (typeof themeArticles)[number]) =>
    `<article class="post"><h2><a href="${address}">${title(number)}</a></h2><p>${sentences(number)[0]}</p><p><a href="${address}">Continue reading</a></p></article>`;
  const list = (heading: string, items: typeof themeArticles) =>
    page(
      heading,
      `<main><header class="page-header"><h1>${heading}</h1></header>${items.map(teaser).join('')}</main>`,
      '',
      'archive',
    );
  const pages: Record<string, (origin: string) => ServedAnswer> = {
    '/': () =>
      page(
        'Slow Roads',
        `<main><h1>Notes from the slow roads</h1><p>We walk, and write down what the road tells us.</p><div class="posts">${themeArticles.slice(0, 4).map(teaser).join('')}</div><a href="/blog/">All stories of the road</a><a href="/?p=3">Short link to a story</a></main>`,
        '',
        'home blog',
      ),
    '/about/': () =>
      page(
        'About the author',
        '<main><article class="page type-page"><header><h1>About the author</h1></header><div class="entry-content"><p>Rosa Quick has walked through eleven countries, most of them twice.</p><p>She sells nothing and carries everything herself.</p></div></article></main>',
        '',
        'page page-template',
      ),
    '/blog/': () => list('All stories', themeArticles),
    '/blog/page/2/': () => list('All stories', themeArticles.slice(4)),
    '/tag/hills/': () =>
      list(
        'Hills',
        themeArticles.filter(({ number }) => number % 2 === 1),
      ),
    '/tag/rivers/': () =>
      list(
        'Rivers',
        themeArticles.filter(({ number }) => number % 2 === 0),
      ),
    '/category/walks/': () => list('Category: Walks', themeArticles),
    '/author/rosa/': () => list('Rosa Quick', themeArticles),
    '/2023/05/': () => list('May 2023', themeArticles.slice(4, 5)),
    '/?p=3': () => ({ status: 301, headers: { location: themeArticles[2]?.address ?? '' } }),
    '/feed/': (origin) => ({
      headers: { 'content-type': 'application/rss+xml' },
      body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Slow Roads</title><link>${origin}</link><description>Notes from the road</description>${themeArticles.map(({ number, address }) => `<item><title>${title(number)}</title><link>${origin}${address}</link><guid isPermaLink="false">${origin}/?p=${number}</guid><pubDate>Wed, 05 Apr 2023 08:00:00 +0000</pubDate></item>`).join('')}</channel></rss>`,
    }),
    '/wp-sitemap.xml': (origin) => ({
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${['/blog/page/2/', '/2023/05/', '/author/rosa/'].map((address) => `<url><loc>${origin}${address}</loc></url>`).join('')}</urlset>`,
    }),
    '/robots.txt': (origin) => ({
      headers: { 'content-type': 'text/plain' },
      body: `Sitemap: ${origin}/wp-sitemap.xml\n`,
    }),
  };
  for (const { number, address } of themeArticles) {
    pages[address] = () => article(number, address);
    pages[`/wp-content/uploads/road-${number}.jpg`] = () => ({
      headers: { 'content-type': 'image/jpeg' },
      body: pictures[number - 1] ?? '',
    });
  }
  return (address, origin) => pages[address]?.(origin);
}

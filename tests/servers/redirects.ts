/** A site with redirects of every kind, as its files. */
export const redirectingSite: Record<string, string> = {
  'pages.yaml': `site:
  name: Moved
  url: https://www.example.com
  description: A site whose pages had other addresses
  redirects:
    /old: /blog/lamp
    /Posts/Lamp.html: /blog/lamp
    /über-uns: /blog/lamp
    /caf%C3%A9: /about#team
    /日本語/案内: /blog/lamp
    /~joe: /blog/lamp
    /@joe: /blog/lamp
    /_layouts/start.aspx: /blog/lamp
    /style.css: /blog/lamp
    /tag/c++: /blog/lamp
    "/a b": /blog/lamp
    "/50%25off": /blog/lamp
    "/it's (one), two": /blog/lamp
    /index.php?id=42: /blog/lamp
    "/?p=123": /blog/lamp
    "/search?q=opening hours": /blog/lamp
    /find?q=caf%C3%A9&page=2: /blog/lamp
    /docs/*: /handbook/:splat
    /archive/:year/:slug: /blog/:slug#:year
    /blog/*: /about
    /rss.xml: /news.xml
    /menu: /files/menu.pdf
    /sitemap_index.xml: /sitemap.xml
    /shop: https://shop.example.org/?from=moved
    /files/*: /files/menu.pdf
    /*: /about
  feeds: [{ path: /news, title: News, description: What is new, items: [] }]
pages:
  /:
    title: A site whose pages have moved
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello, actions: [{ label: About, to: /about }, { label: Lamp, to: /blog/lamp }] }]
  /about:
    title: About the site that has moved
    description: A page that shows in a few words who is behind the example
    sections: [{ type: hero, headline: About }, { type: quote, id: team, text: It works. }]
  /blog/lamp:
    title: A lamp in the blog of the site
    description: A page that shows in a few words how a lamp is repaired
    redirectFrom: [/who/we-are, "/About.aspx"]
    sections: [{ type: hero, headline: Lamp }]
`,
  'public/files/menu.pdf': '%PDF-1.4',
  'public/_redirects':
    '# Own\n/joe /blog/lamp 302\n/go https://example.org/x 307\n/café/* /über/:splat 301\n',
};

/** Requests with where they lead to; absent for those that are answered themselves. */
export const redirectedRequests: readonly [request: string, to?: string, status?: number][] = [
  ['/'],
  ['/about'],
  ['/about/'],
  ['/blog/lamp'],
  ['/files/menu.pdf'],
  ['/sitemap.xml'],
  ['/news.xml'],
  ['/robots.txt'],
  ['/old', '/blog/lamp'],
  ['/old/', '/blog/lamp'],
  ['/old?utm_source=mail', '/blog/lamp'],
  ['/Old', '/about'],
  ['/Posts/Lamp.html', '/blog/lamp'],
  ['/posts/lamp.html', '/about'],
  ['/%C3%BCber-uns', '/blog/lamp'],
  ['/%c3%bcber-uns/', '/blog/lamp'],
  ['/u%CC%88ber-uns', '/blog/lamp'],
  ['/caf%C3%A9', '/about#team'],
  ['/caf%C3%A9/a/b%20c', '/%C3%BCber/a/b%20c'],
  ['/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E6%A1%88%E5%86%85', '/blog/lamp'],
  ['/~joe', '/blog/lamp'],
  ['/%7Ejoe', '/blog/lamp'],
  ['/@joe', '/blog/lamp'],
  ['/_layouts/start.aspx', '/blog/lamp'],
  ['/style.css', '/blog/lamp'],
  ['/tag/c++', '/blog/lamp'],
  ['/tag/c%2B%2B', '/blog/lamp'],
  ['/a%20b', '/blog/lamp'],
  ['/50%25off', '/blog/lamp'],
  ["/it's%20(one),%20two", '/blog/lamp'],
  ['/index.php?id=42', '/blog/lamp'],
  ['/index.php?utm=a&id=42&x', '/blog/lamp'],
  ['/index.php?id=421', '/about'],
  ['/?p=123', '/blog/lamp'],
  ['/?p=1234'],
  ['/search?q=opening+hours', '/blog/lamp'],
  ['/search?q=opening%20hours', '/blog/lamp'],
  ['/find?page=2&q=caf%c3%a9', '/blog/lamp'],
  ['/docs', '/handbook/'],
  ['/docs/', '/handbook/'],
  ['/docs/a/b%20c/?x=1', '/handbook/a/b%20c'],
  ['/docs/%3Fx%23y', '/handbook/%3Fx%23y'],
  ['/archive/2019/lamp', '/blog/lamp#2019'],
  ['/blog/chair', '/about'],
  ['/rss.xml', '/news.xml'],
  ['/menu', '/files/menu.pdf'],
  ['/sitemap_index.xml', '/sitemap.xml'],
  ['/shop', 'https://shop.example.org/?from=moved'],
  ['/who/we-are', '/blog/lamp'],
  ['/About.aspx', '/blog/lamp'],
  ['/files/old.pdf', '/files/menu.pdf'],
  ['/joe', '/blog/lamp', 302],
  ['/go', 'https://example.org/x', 307],
];

import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/**
 * Writes a folder in the manner of Jekyll, with what real ones have.
 *
 * @param options.isBuildable whether Jekyll must be able to build it: without what ends a build
 */
export function writeJekyll(root: string, { count = 80, isBuildable = false } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write(
    '_config.yml',
    `title: The old workshop
url: https://workshop.example
baseurl: ""
permalink: /:categories/:year/:month/:day/:title.html
timezone: UTC
plugins: [jekyll-feed, jekyll-paginate, jekyll-redirect-from]
paginate: 15
paginate_path: /page:num/
collections:
  recipes: { output: true, permalink: "/recipes/:path/" }
  people: { output: false }
defaults:
  - scope: { path: "", type: posts }
    values: { layout: post, author: ada }
exclude: [drafts-of-old]
`,
  );
  site.write('_layouts/default.html', defaultLayout);
  site.write('_layouts/post.html', postLayout);
  site.write('_includes/note.html', '<div class="note"><p>{{ include.text }}</p></div>\n');
  site.write(
    '_includes/figure.html',
    '<figure><img src="{{ include.src }}" alt="{{ include.alt }}"><figcaption>{{ include.caption }}</figcaption></figure>\n',
  );
  site.write(
    '_data/authors.yml',
    'ada:\n  name: Ada Brandt\n  site: https://ada.example\ntom:\n  name: Tom Weller\n  site: https://tom.example\n',
  );
  site.write('_data/tools.csv', 'name,price\nSaw,12\nPlane,30\n');
  site.write('_data/words.yml', 'hello: Hello\nbye: Goodbye\n');
  if (!isBuildable) site.write('_data/broken.yml', 'a: [1, 2\nb: {\n');
  site.write('_people/ada.md', '---\nname: Ada Brandt\n---\nShe makes chairs.\n');
  site.write(
    'about.md',
    `---\nlayout: default\ntitle: About us\npermalink: /about/\n---\n${site.say('/about/', 'The page about us')}\n\n{% for tool in site.data.tools %}- {{ tool.name }} for {{ tool.price }}\n{% endfor %}\n`,
  );
  site.write(
    'index.html',
    '---\nlayout: default\ntitle: Home\n---\n<ul>{% for post in paginator.posts %}<li><a href="{{ post.url }}">{{ post.title }}</a></li>{% endfor %}</ul>\n',
  );
  site.write('404.html', '---\nlayout: default\n---\n<p>Not found</p>\n');
  site.write('assets/style.css', 'body { color: red }\n');
  site.write('images/lamp.svg', drawPixel(1));
  for (let index = 0; index < 3; index++)
    site.write(`images/photo-${index}.svg`, drawPixel(20 + index));
  site.write('images/copy of lamp.svg', drawPixel(1));
  site.write('images/50%off.svg', drawPixel(2));
  site.write('files/price list.pdf', '%PDF-1.4\n');
  for (let index = 0; index < 6; index++) {
    const address = `/recipes/dish-${index}/`;
    site.write(
      `_recipes/dish-${index}.md`,
      `---\nlayout: default\ntitle: Dish ${index}\nserves: ${index + 2}\n---\n${site.say(address, 'A recipe')}\n`,
    );
  }
  for (let index = 0; index < count; index++) writePost(site, index, isBuildable);
  writeOddPosts(site, isBuildable);
  return site;
}

const defaultLayout = `<!doctype html>
<html lang="en">
<head><title>{% if page.title %}{{ page.title }} | {% endif %}{{ site.title }}</title>{% feed_meta %}</head>
<body>
<header><a href="{{ '/' | relative_url }}">{{ site.title }}</a> <a href="/about/">About us</a></header>
<main>{{ content }}</main>
</body>
</html>
`;
const postLayout = `---
layout: default
---
<article>
<h1>{{ page.title }}</h1>
<p><time datetime="{{ page.date | date_to_xmlschema }}">{{ page.date | date: "%B %-d, %Y" }}</time></p>
{{ content }}
</article>
`;

const dates = [
  (day: string) => `${day} 11:16:21 -0800`,
  (day: string) => `${day}T09:00:00Z`,
  (day: string) => `${day} 08:30`,
  (day: string) => `"${day}"`,
  (day: string) => `${day} 23:16:21 +0000`,
];

function writePost(site: OldSiteWriter, index: number, isBuildable: boolean): void {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  const date = `20${String(10 + (index % 9))}-${month}-${day}`;
  const slug = `post-${index}`;
  const written = index % 6 === 5 ? undefined : dates[index % 5]?.(date);
  const category = index % 4 === 0 ? 'news' : undefined;
  const address = `${category ? `/${category}` : ''}/${date.replaceAll('-', '/')}/${slug}.html`;
  const say = (words: string) => site.say(address, words);
  const before =
    index > 0 ? `A link to [the post before]({% post_url ${nameOf(index - 1)} %}).` : '';
  const parts = [
    say('The first sentence of a post'),
    '<!--more-->',
    `${say('A sentence with *emphasis* and `code` in it')} ${before}`,
    `## A heading of ${slug}\n{: .fancy #own-${index}}`,
    `{% include note.html text="${say('A sentence in a note')}" %}`,
    `{% highlight ruby linenos %}\nputs "{{ not a value }}"\n{% endhighlight %}`,
    `![A lamp]({{ site.baseurl }}/images/lamp.svg){: width="300" }`,
    `<div class="box">\n<p>${say('A sentence in HTML')}</p>\n</div>`,
    `| Name | Price |\n| --- | --- |\n| ${say('A cell')} | 12 |`,
    `- ${say('An item of a list')}\n- another with <b>bold</b> and <br> a break`,
    `A remark[^1] and [a page]({{ "/about/" | relative_url }}).\n\n[^1]: ${say('A footnote')}`,
    index < 3 ? `![Photo ${index}](/images/photo-${index}.svg)` : '',
    index % 7 === 0 && !isBuildable
      ? '{% youtube dQw4w9WgXcQ %}\n\n{% unknown_tag of a plugin %}'
      : '',
    index % 5 === 0 ? '{% raw %}Write {{ page.title }} and {% if %} in it.{% endraw %}' : '',
  ];
  site.write(
    `_posts/${index % 3 === 0 ? `${date.slice(0, 4)}/` : ''}${nameOf(index)}.${index % 2 === 0 ? 'markdown' : 'md'}`,
    `---\nlayout: post\ntitle: "Post ${index}: what we made"\n${written ? `date: ${written}\n` : ''}${category ? `categories: ${category}\n` : ''}tags: [${index % 2 ? 'Oak' : 'oak'}, tools]\n${index % 10 === 1 ? `redirect_from:\n  - /old/${index}\n` : ''}---\n\n${parts.filter(Boolean).join('\n\n')}\n`,
  );
  if (index % 10 === 1) site.oldAddresses.push(`/old/${index}`);
}

function nameOf(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  return `20${String(10 + (index % 9))}-${month}-${day}-post-${index}`;
}

/** What people leave in such folders. */
function writeOddPosts(site: OldSiteWriter, isBuildable: boolean): void {
  const at = (slug: string) => `/2020/01/02/${slug}.html`;
  const post = (name: string, slug: string, matter: string, words: string) =>
    site.write(`_posts/2020-01-02-${name}`, `---\n${matter}---\n${site.say(at(slug), words)}\n`);
  post('CRLF-Post.md', 'CRLF-Post', 'title: With carriage returns\r\n', 'A line\r\nwith returns');
  site.write(
    '_posts/2020-01-02-bom.md',
    `\uFEFF---\ntitle: With a mark\n---\n${site.say(at('bom'), 'A text behind a mark')}\n`,
  );
  if (!isBuildable)
    site.write(
      '_posts/2020-01-02-latin.md',
      Buffer.from('---\ntitle: Caf\xe9\n---\nTh\xe9 et caf\xe9.\n', 'latin1'),
    );
  post('name with spaces.md', 'name-with-spaces', 'title: A name with spaces\n', 'A text');
  post('tabs.md', 'tabs', 'title: Tabs\ntags:\n  - one\n', '\tA line with a tab');
  if (!isBuildable) post('colon.md', 'colon', 'title: A title: with a colon\n', 'A text');
  site.write('_posts/2020-01-02-empty.md', '');
  site.write(
    '_posts/2020-01-02-hidden.md',
    '---\ntitle: Hidden\npublished: false\n---\nNobody reads it.\n',
  );
  site.write(
    '_posts/2020-01-02-links.md',
    `---\ntitle: Links\n---\n[one](http://example.org/a) [two](/nowhere/) [three](#nothing) [four](mailto:a@example.org) [five]({{ site.url }}/about/) [file](/files/price%20list.pdf) ![half](/images/50%25off.svg) ![copy](</images/copy of lamp.svg>) ![none](/images/none.png)\n${site.say(at('links'), 'A text with links')}\n`,
  );
  site.write('_drafts/later.md', '---\ntitle: Later\n---\nNot yet.\n');
  site.write(
    '_posts/2020-01-02-large.md',
    `---\ntitle: Large\n---\n${'Many words in a long text. '.repeat(2000)}\n\n${site.say(at('large'), 'The end of a long text')}\n`,
  );
}

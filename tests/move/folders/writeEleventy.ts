import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/** Writes a folder in the manner of Eleventy, with what real ones have. */
export function writeEleventy(root: string, { count = 50 } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write('package.json', '{ "private": true, "type": "module" }\n');
  site.write('eleventy.config.js', config);
  site.write('src/_includes/base.njk', baseLayout);
  site.write('src/_includes/post.njk', postLayout);
  site.write(
    'src/index.njk',
    '---\nlayout: base.njk\ntitle: The garden\n---\n<ul>{% for post in collections.posts | reverse %}<li><a href="{{ post.url }}">{{ post.data.title }}</a></li>{% endfor %}</ul>\n',
  );
  site.write(
    'src/_data/metadata.json',
    '{ "title": "The garden", "url": "https://garden.example" }\n',
  );
  site.write(
    'src/_data/plants.json',
    '[{ "name": "Rose", "height": 90 }, { "name": "Thyme", "height": 20 }]\n',
  );
  site.write('src/_includes/note.njk', '<p class="note">A note for all.</p>\n');
  site.write(
    'src/posts/posts.json',
    '{ "layout": "post.njk", "tags": ["posts"], "permalink": "/journal/{{ page.fileSlug }}/" }\n',
  );
  site.write('src/img/rose.svg', drawPixel(9));
  for (let index = 0; index < 3; index++)
    site.write(`src/img/photo-${index}.svg`, drawPixel(20 + index));
  site.write(
    'src/about.md',
    `---\nlayout: base.njk\ntitle: About\n---\n${site.say('/about/', 'The page about the garden')}\n\n{% for plant in plants %}- {{ plant.name }}\n{% endfor %}\n`,
  );
  site.write(
    'src/feed.njk',
    '---\npermalink: /feed.xml\n---\n<feed xmlns="http://www.w3.org/2005/Atom">{% for post in collections.posts %}<entry><id>{{ metadata.url }}{{ post.url }}</id></entry>{% endfor %}</feed>\n',
  );
  site.write(
    'src/tags.njk',
    '---\nlayout: base.njk\npagination:\n  data: collections\n  size: 1\n  alias: tag\npermalink: /tags/{{ tag | slugify }}/\n---\n<h1>{{ tag }}</h1>\n',
  );
  site.write('src/hidden.md', '---\ntitle: Hidden\npermalink: false\n---\nNobody reads it.\n');
  for (let index = 0; index < count; index++) {
    const day = String((index % 28) + 1).padStart(2, '0');
    const address = `/journal/post-${index}/`;
    const say = (words: string) => site.say(address, words);
    site.write(
      `src/posts/2023-05-${day}-post-${index}.md`,
      `---\ntitle: Day ${index}\ntags:\n  - roses\n---\n{% include "note.njk" %}\n\n${say('A sentence of a day')}\n\n{% image "/img/rose.svg", "A rose" %}\n\n${index < 3 ? `![Photo](/img/photo-${index}.svg)\n\n` : ''}{% callout "tip" %}\n${say('A sentence in a paired shortcode')}\n{% endcallout %}\n\n{% set x = 1 %}{{ metadata.title }} is the name, {{ nothing.here }} is not.\n\n<kbd>Ctrl</kbd> and H<sub>2</sub>O.\n`,
    );
  }
  return site;
}

const config = `export default function (config) {
  config.addPassthroughCopy('src/img');
  config.addShortcode('image', (src, alt) => '<img src="' + src + '" alt="' + alt + '">');
  config.addPairedShortcode('callout', (text, kind) => '<div class="' + kind + '">' + text + '</div>');
  return { markdownTemplateEngine: 'njk', dir: { input: 'src', output: '_site' } };
}
`;
const baseLayout = `<!doctype html>
<html lang="en">
<head><title>{{ title or tag }} | {{ metadata.title }}</title><link rel="alternate" type="application/atom+xml" href="/feed.xml"></head>
<body>
<header><a href="/">{{ metadata.title }}</a> <a href="/about/">About</a></header>
<main>{{ content | safe }}</main>
</body>
</html>
`;
const postLayout = `---
layout: base.njk
---
<h1>{{ title }}</h1>
<p><time>{{ page.date.toISOString().slice(0, 10) }}</time></p>
{{ content | safe }}
<ul>{% for tag in tags %}<li><a href="/tags/{{ tag | slugify }}/">{{ tag }}</a></li>{% endfor %}</ul>
`;

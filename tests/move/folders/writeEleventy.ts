import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/** Writes a folder in the manner of Eleventy, with what real ones have. */
export function writeEleventy(root: string, { count = 50 } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write(
    'eleventy.config.js',
    `export default function (config) {\n  config.addPassthroughCopy('img');\n  return { dir: { input: 'src', output: '_site' } };\n}\n`,
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
  site.write(
    'src/about.md',
    `---\ntitle: About\n---\n${site.say('/about/', 'The page about the garden')}\n\n{% for plant in plants %}- {{ plant.name }}\n{% endfor %}\n`,
  );
  site.write(
    'src/feed.njk',
    '---\npermalink: /feed.xml\n---\n<feed xmlns="http://www.w3.org/2005/Atom"></feed>\n',
  );
  site.write(
    'src/tags.njk',
    '---\npagination:\n  data: collections\n  size: 1\n  alias: tag\npermalink: /tags/{{ tag | slugify }}/\n---\n<h1>{{ tag }}</h1>\n',
  );
  site.write('src/hidden.md', '---\ntitle: Hidden\npermalink: false\n---\nNobody reads it.\n');
  for (let index = 0; index < count; index++) {
    const day = String((index % 28) + 1).padStart(2, '0');
    const address = `/journal/post-${index}/`;
    const say = (words: string) => site.say(address, words);
    site.write(
      `src/posts/2023-05-${day}-post-${index}.md`,
      `---\ntitle: Day ${index}\ntags:\n  - roses\n---\n{% include "note.njk" %}\n\n${say('A sentence of a day')}\n\n{% image "/img/rose.svg", "A rose" %}\n\n{% callout "tip" %}\n${say('A sentence in a paired shortcode')}\n{% endcallout %}\n\n{% set x = 1 %}{{ metadata.title }} is the name, {{ nothing.here }} is not.\n\n<kbd>Ctrl</kbd> and H<sub>2</sub>O.\n`,
    );
  }
  return site;
}

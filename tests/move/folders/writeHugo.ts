import { drawPixel, type OldSite, OldSiteWriter } from './OldSite.ts';

/** Writes a folder in the manner of Hugo, with what real ones have. */
export function writeHugo(root: string, { count = 80 } = {}): OldSite {
  const site = new OldSiteWriter(root);
  site.write(
    'config.toml',
    `baseURL = "https://hills.example/"\nlanguageCode = "en-us"\ntitle = "The hills"\npaginate = 10\n[params]\nphone = "555"\n[markup.goldmark.renderer]\nunsafe = true\n[permalinks]\nnotes = "/:year/:month/:slug/"\n`,
  );
  site.write('layouts/_default/baseof.html', baseLayout);
  site.write('layouts/_default/single.html', singleLayout);
  site.write('layouts/_default/list.html', listLayout);
  site.write('layouts/index.html', listLayout);
  site.write(
    'layouts/shortcodes/aside.html',
    '<aside class="{{ .Get "kind" }}"><p>{{ .Inner }}</p></aside>\n',
  );
  site.write('layouts/shortcodes/counted.html', '{{ range seq 3 }}<b>{{ . }}</b>{{ end }}\n');
  site.write('static/images/hill.svg', drawPixel(3));
  for (let index = 0; index < 3; index++)
    site.write(`static/images/photo-${index}.svg`, drawPixel(20 + index));
  site.write('data/huts.yaml', '- name: North hut\n  beds: 12\n- name: South hut\n  beds: 8\n');
  site.write('data/settings.toml', 'open = true\n');
  site.write('content/_index.md', '---\ntitle: The hills\n---\n');
  site.write('content/posts/_index.md', `---\ntitle: All posts\n---\n`);
  site.write(
    'content/about.md',
    `+++\ntitle = "About"\naliases = ["/who", "/team/"]\n+++\n${site.say('/about/', 'The page about the hills')}\n`,
  );
  site.oldAddresses.push('/who/', '/team/');
  for (let index = 0; index < count; index++) writePost(site, index);
  for (let index = 0; index < 8; index++) {
    const address = `/2021/0${index + 1}/note-${index}/`;
    site.write(
      `content/notes/n${index}.md`,
      `{\n  "title": "Note ${index}",\n  "date": "2021-0${index + 1}-10",\n  "slug": "note-${index}"\n}\n\n${site.say(address, 'A note')}\n`,
    );
  }
  writeOddPosts(site);
  return site;
}

const baseLayout = `<!doctype html>
<html lang="{{ .Site.Language.Lang }}">
<head>
<title>{{ if .IsHome }}{{ .Site.Title }}{{ else }}{{ .Title }} | {{ .Site.Title }}{{ end }}</title>
{{ with .OutputFormats.Get "rss" }}<link rel="alternate" type="application/rss+xml" href="{{ .Permalink }}">{{ end }}
</head>
<body>
<header><a href="{{ "/" | relURL }}">{{ .Site.Title }}</a> <a href="/about/">About</a></header>
<main>{{ block "main" . }}{{ end }}</main>
</body>
</html>
`;
const singleLayout = `{{ define "main" }}
<h1>{{ .Title }}</h1>
{{ with .Date }}{{ if not .IsZero }}<p><time>{{ .Format "January 2, 2006" }}</time></p>{{ end }}{{ end }}
{{ .Content }}
{{ with .GetTerms "tags" }}<ul>{{ range . }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul>{{ end }}
{{ end }}
`;
const listLayout = `{{ define "main" }}
<h1>{{ .Title }}</h1>
{{ .Content }}
<ul>{{ range (.Paginate .Pages).Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>
{{ template "_internal/pagination.html" . }}
{{ end }}
`;

function writePost(site: OldSiteWriter, index: number): void {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  const slug = index % 9 === 0 ? `Big Post ${index}` : `post-${index}`;
  const address = `/posts/${slug.toLowerCase().replaceAll(' ', '-')}/`;
  const say = (words: string) => site.say(address, words);
  const isBundle = index % 4 === 0;
  const parts = [
    say('The first sentence'),
    '<!--more-->',
    `${say('A sentence with **strong** words')} ${index > 0 ? `See [the one before]({{< relref "${nameOf(index - 1)}" >}}).` : ''}`,
    `## A heading {#own-${index}}`,
    isBundle
      ? '{{< figure src="view.svg" alt="A view" caption="The view" >}}'
      : '{{< figure src="/images/hill.svg" alt="A hill" >}}',
    `{{< aside kind="tip" >}}${say('A sentence in a shortcode')}{{< /aside >}}`,
    `{{< highlight go "linenos=table,hl_lines=1" >}}\nfmt.Println("{{ .Title }}")\n{{< /highlight >}}`,
    `<div class="box">\n\n${say('A sentence in a box')}\n\n</div>`,
    `1. ${say('An item')}\n2. another\n\n> ${say('A quotation')}`,
    '```js {linenos=true,hl_lines=[2,"4-5"]}\nlet a = 1;\nlet b = 2;\n\n\n\n```',
    index < 3 ? `![Photo ${index}](/images/photo-${index}.svg)` : '',
    index % 7 === 0 ? '{{< youtube dQw4w9WgXcQ >}}\n\n{{< counted >}}' : '',
    index % 5 === 0
      ? '`{{</* figure src="x" */>}}` shows a picture, and {{< param phone >}} is the number.'
      : '',
    'Term\n: its meaning',
    '- [ ] to do\n- [x] done',
  ];
  const matter =
    index % 3 === 0
      ? `+++\ntitle = "Post ${index}"\ndate = 2019-${month}-${day}T10:00:00+02:00\ntags = ["Hills", "C++"]\n[params]\nheight = ${index}\n+++\n`
      : `---\ntitle: "Post ${index}"\ndate: 2019-${month}-${day}\nlastmod: 2020-01-01\ntags: [hills]\ncategories: [Walks]\n---\n`;
  site.write(
    `content/posts/${nameOf(index)}${isBundle ? '/index' : ''}.md`,
    `${matter}\n${parts.filter(Boolean).join('\n\n')}\n`,
  );
  if (isBundle) site.write(`content/posts/${nameOf(index)}/view.svg`, drawPixel(100 + index));
}

function nameOf(index: number): string {
  return index % 9 === 0 ? `Big Post ${index}` : `post-${index}`;
}

function writeOddPosts(site: OldSiteWriter): void {
  site.write(
    'content/posts/draft.md',
    '---\ntitle: A draft\ndraft: true\ndate: 2020-02-02\n---\nNot yet.\n',
  );
  site.write(
    'content/posts/future.md',
    '---\ntitle: The future\ndate: 2020-02-02\npublishDate: 2099-01-01\n---\nLater.\n',
  );
  site.write(
    'content/posts/crlf.md',
    `---\r\ntitle: Returns\r\ndate: 2020-02-03\r\n---\r\n${site.say('/posts/crlf/', 'A line with returns')}\r\n`,
  );
  site.write(
    'content/posts/bom.md',
    `\uFEFF+++\ntitle = "Mark"\ndate = 2020-02-04\n+++\n${site.say('/posts/bom/', 'A text behind a mark')}\n`,
  );
  site.write(
    'content/posts/aliased.md',
    `---\ntitle: Moved\ndate: 2020-02-05\naliases: [/was/here/, was-beside]\n---\n${site.say('/posts/aliased/', 'A text that moved')}\n`,
  );
  site.oldAddresses.push('/was/here/', '/posts/was-beside/');
  site.write(
    'content/posts/named.md',
    `---\ntitle: Named\ndate: 2020-02-06\nurl: /named-elsewhere.html\n---\n${site.say('/named-elsewhere.html', 'A text elsewhere')}\n`,
  );
  site.write(
    'content/posts/slugged.md',
    `---\ntitle: Slugged\ndate: 2020-02-07\nslug: über-uns\n---\n${site.say('/posts/über-uns/', 'A text with a slug')}\n`,
  );
}

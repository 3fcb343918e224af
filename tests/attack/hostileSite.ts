import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Texts that try to escape from the element, attribute, script or comment that contains them. */
const hostileTexts = [
  '<script>window.PWN=1</script>',
  '</script><script>window.PWN=1</script>',
  '</title><h1 id=PWN>x</h1>',
  '</style><h1 id=PWN>x</h1>',
  '"><img src=x onerror=window.PWN=1 id=PWN>',
  "'><svg id=PWN onload=window.PWN=1>",
  '" onmouseover="window.PWN=1" id="PWN',
  '--><h1 id=PWN>x</h1><!--',
  ']]><h1 id=PWN>x</h1>',
  '&lt;h1 id=PWN&gt;&#60;h1 id=PWN&#62;',
  '<iframe id=PWN src=https://evil.example></iframe>',
  '<meta http-equiv=refresh content=0;url=https://evil.example id=PWN>',
  '<base href=https://evil.example id=PWN>',
  '<!--<script>',
  '\\u003cscript\\u003ewindow.PWN=1\\u003c/script\\u003e',
];

/**
 * Writes a site whose texts are hostile and whose public/ contains documents with scripts. Texts that
 * `check` refuses are not included; authoring.test.ts covers them.
 */
export async function writeHostileSite(root: string): Promise<void> {
  const routes = hostileTexts.map((_, index) => (index === 0 ? '/' : `/page-${index}`));
  const pages = Object.fromEntries(
    hostileTexts.map((text, index) => [routes[index] ?? '', hostilePage(text, index)]),
  );
  const manifest = {
    site: {
      name: `Hostile ${hostileTexts[3]}`,
      url: 'https://www.example.com',
      description: `A site whose texts try to be markup: ${hostileTexts[1]} ${hostileTexts[4]}`,
      locale: 'en-US',
      email: 'hello@example.com',
      header: {
        items: routes
          .map((to, index) => ({ label: `${index} ${hostileTexts[4]}`, to }))
          .slice(0, 6),
      },
    },
    pages,
  };
  // JSON is valid YAML and quotes every text.
  await write(join(root, 'pages.yaml'), JSON.stringify(manifest, undefined, 1));
  const script =
    'document.documentElement.id="PWN";fetch("/stolen");new Image().src="https://evil.example/x"';
  await write(
    join(root, 'public/document.html'),
    `<!doctype html><title>x</title><p>Words</p><script>${script}</script>`,
  );
  await write(
    join(root, 'public/picture.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${script}</script></svg>`,
  );
}

function hostilePage(text: string, index: number) {
  const words = `${text} and words`;
  return {
    title: `Page ${index} ${text}`.slice(0, 90),
    description: `A page whose texts try to be markup and have to stay texts: ${text}`,
    sections: [
      { type: 'hero', headline: words, actions: [{ label: words, to: 'https://example.com/' }] },
      { type: 'prose', text: `## ${words}\n\n${words}\n\n[${words}](https://example.com/)\n` },
      { type: 'faq', title: words, items: [{ question: words, answer: words }] },
    ],
  };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

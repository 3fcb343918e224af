import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a site with one page, and files of public/ (path → content). */
export async function oneSite(
  root: string,
  publicFiles: Record<string, string> = {},
): Promise<void> {
  const files = Object.entries(publicFiles).map(([name, text]) => [`public/${name}`, text]);
  for (const [name = '', text = ''] of [['pages.yaml', manifest], ...files]) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

const manifest = `site:
  name: Example
  url: https://www.example.com
  description: An example
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`;

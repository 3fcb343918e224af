import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { commandLine } from '../../code/commandLine.mjs';
import { bundlePlayground } from '../../tools/docs/site/playground/bundlePlayground.ts';
import { prepareBuild } from '../builds/builds.ts';

/** The playground in a site of one page, and what its own site says about it. */
export interface PlaygroundSite {
  examples: { label: string; yaml: string }[];
  /** What the page says about itself, in Markdown. */
  text: string;
}

const source = 'tools/docs/site/source';

/** Builds the page of the playground as a site of its own, below the path of the documentation. */
export async function buildPlaygroundSite(root: string): Promise<PlaygroundSite> {
  const { site, pages } = parse(await readFile(join(source, 'pages.yaml'), 'utf8'));
  const { name, url, description, theme, policy, checks } = site;
  const { title, description: summary, sections } = pages['/playground'];
  const [playground, { text }] = sections;
  const manifest = {
    site: { name, url, description, theme, policy, checks },
    pages: { '/': { title, description: summary, sections: [playground] } },
  };
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'pages.yaml'), stringify(manifest));
  await cp(join(source, 'sections'), join(root, 'sections'), { recursive: true });
  // For the packages of its code.
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await bundlePlayground(await commandLine(), join(root, 'public/playground'));
  await prepareBuild(root);
  return { examples: playground.examples, text };
}

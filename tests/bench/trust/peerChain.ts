import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Measured, measure } from '../build/measure.ts';
import { installPeer } from '../peers/installPeer.ts';
import { forget, type Peer, peers } from '../peers/Peer.ts';
import type { GeneratedSite } from '../sites/writeSite.ts';
import type { Chain, Finding } from './Chain.ts';
import { listContrastFaults } from './listContrastFaults.ts';

const checkers: Peer = {
  title: 'linkinator and html-validate',
  shared: [],
  command: () => [],
  output: '',
  caches: [],
};

/**
 * Another generator, with what an expert adds: schemas of the data where the generator reads it with
 * JavaScript, linkinator, html-validate, and axe on the home page.
 */
export async function peerChain(name: keyof typeof peers): Promise<Chain> {
  const peer: Peer = peers[name];
  const project = await installPeer(name, peer);
  const tools = await installPeer('checkers', checkers);
  await writeFile(join(tools, '.htmlvalidate.json'), JSON.stringify(htmlRules));
  const output = join(project, peer.output);
  const build = ({ root }: GeneratedSite, status: 0 | 'any') =>
    measure(peer.command(project), {
      cwd: project,
      env: { ...peer.environment, BENCH_SITE: root, BENCH_SCHEMA: '1', NODE_ENV: 'production' },
      status,
    });
  const bin = (path: string, ...words: string[]) => [
    process.execPath,
    join(tools, 'node_modules', path),
    ...words,
  ];
  const links = bin(
    'linkinator/build/src/cli.js',
    ...[peer.output, '--recurse', '--check-fragments', '--format', 'json'],
    ...['--skip', 'https://|mailto:'],
  );
  const html = bin(
    'html-validate/bin/html-validate.mjs',
    ...['--config', join(tools, '.htmlvalidate.json'), '--formatter', 'json', output],
  );
  const check = (): Promise<Measured[]> =>
    [links, html].reduce<Promise<Measured[]>>(
      async (done, command) => [
        ...(await done),
        await measure(command, { cwd: project, status: 'any' }),
      ],
      Promise.resolve([]),
    );
  return {
    title: peer.title,
    async bringIn(site, options, faults) {
      await peer.bringIn?.(project, site, options);
      await rm(join(project, peer.pictures ?? ''), { recursive: true, force: true });
      await cp(join(site.root, 'public/photos'), join(project, peer.pictures ?? ''), {
        recursive: true,
      }).catch(() => undefined);
      const [, path = ''] = peer.shared.find(([file]) => file === 'site.css') ?? [];
      await cp('tests/bench/peers/shared/site.css', join(project, path));
      const colors = faults.filter(({ kind }) => kind === 'text without contrast');
      const rules = colors.map(({ token }, index) => `${places[index]} { color: ${token} }\n`);
      await appendFile(join(project, path), rules.join(''));
    },
    forget: () => forget(project, peer),
    async run(site) {
      return [await build(site, 0), ...(await check())];
    },
    async inspect(site) {
      await forget(project, peer);
      const built = await build(site, 'any');
      if (built.status !== 0) return readBuild(built.output);
      const [linked, validated] = await check();
      return [
        ...readLinks(linked?.output ?? '', peer.output),
        ...readHtml(validated?.output ?? '', output),
        ...(await listContrastFaults(output)),
      ];
    },
    edit: async (site, key, word) => peer.edit?.(project, site.form, key, word),
    output: () => output,
  };
}

/** Rules of content and access; without those of style, and of what Prettier would do. */
const htmlRules = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
};

/** Where the home page shows text whose colour is set in the style of the site. */
const places = ['.lead', '.eyebrow', '.card .text', '.footer'];

function readBuild(output: string): Finding[] {
  const named = [...output.matchAll(/SCHEMA (\S+) (.+)/g)];
  if (named.length === 0) return [{ text: output }];
  return named.map(([text, route]) => ({ text, route }));
}

function readLinks(output: string, folder: string): Finding[] {
  const { links } = JSON.parse(output.slice(output.indexOf('{'))) as {
    links: { url: string; state: string; parent?: string }[];
  };
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent }) => ({
      text: `${url} from ${parent}`,
      route: parent && toRoute(parent.slice(folder.length)),
    }));
}

function readHtml(output: string, folder: string): Finding[] {
  const files = JSON.parse(output.slice(output.indexOf('['))) as {
    filePath: string;
    messages: { ruleId: string; message: string; line: number }[];
  }[];
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line }) => ({
      text: `${filePath}:${line} ${ruleId} ${message}`,
      route: toRoute(filePath.slice(filePath.indexOf(folder) + folder.length)),
    })),
  );
}

/** Returns the route of a page by the path of its file. */
function toRoute(path: string): string {
  return path.replace(/(?:\/index\.html|\/)$/, '') || '/';
}

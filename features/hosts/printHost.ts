import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWriter } from './findWriter.ts';
import { type PlannedFile, planHostFiles } from './planHostFiles.ts';
import { publishing, readInOutput } from './publishing.ts';
import { readHostBuild } from './readHostBuild.ts';
import { readSiteText } from './readSiteText.ts';
import { toLocatable } from './toLocatable.ts';

/**
 * `host [FILE]`: prints what builds write for the host of the site and how to publish, or a file.
 *
 * @returns why it printed nothing: the site has no build, or the host reads no such file
 */
export async function printHost(root: string, name?: string): Promise<string | undefined> {
  const host = readSiteText(root, 'host') ?? '';
  const commands = publishing[host];
  if (!commands) {
    const names = Object.keys(publishing).join(', ');
    process.stdout.write(`Name the host as \`site.host\` in pages.yaml, one of: ${names}.
`);
    return undefined;
  }
  const folder = join(root, 'dist/client');
  if (!existsSync(join(folder, '_redirects')))
    return 'The site has no build. Run `blockwright build` first.';
  const build = readHostBuild(root, folder);
  const writer = findWriter(host);
  const planned = planHostFiles(root, writer, build);
  const inOutput = ['_redirects', '_headers', ...(writer.outputFile ? [writer.outputFile] : [])];
  if (name !== undefined) {
    const paths = [...planned.map(({ path }) => path), ...inOutput];
    const path = paths.find((one) => one === name || one.endsWith(`/${name}`));
    if (!path) return `"${name}" is no file for ${host}. There are: ${paths.join(', ')}.`;
    const found = planned.find((one) => one.path === path);
    process.stdout.write(found ? found.text : readFileSync(join(folder, path), 'utf8'));
    return undefined;
  }
  const read = [...(readInOutput[host] ?? []), ...(writer.outputFile ? [writer.outputFile] : [])];
  const ofBuild = read.map((path) => `${build.directory}/${path}`);
  const width = Math.max(...[...planned.map(({ path }) => path), ...ofBuild].map(getLength)) + 2;
  const lines = [
    ...planned.flatMap((file) => describe(file, width)),
    ...ofBuild.map((path) => `  ${path.padEnd(width)}part of the build`),
  ];
  const files =
    lines.length > 0
      ? `${host} reads:\n\n${lines.join('\n')}`
      : `${host} reads no file of its own: it publishes ${build.directory}/ as it is.`;
  process.stdout.write(
    `${files}\n\nPublish with:\n\n${commands.map((line) => `  ${line}\n`).join('')}\nMore: blockwright docs hosting/${host}\n`,
  );
  return undefined;
}

function getLength({ length }: string): number {
  return length;
}

function describe({ path, text, state, findings }: PlannedFile, width: number): string[] {
  const file = toLocatable(path, text);
  return [
    `  ${path.padEnd(width)}${states[state]}`,
    ...findings.map(({ from, message, hint }) => {
      const { line, column } = file.position(from);
      return `    ${path}:${line}:${column} ${message} Hint: ${hint}.`;
    }),
  ];
}

const states = {
  new: 'the next build writes it',
  changed: 'the next build updates it',
  current: 'as the build writes it',
  merged: 'yours; the next build adds what the host needs',
  removed: 'the next build removes it',
  kept: 'yours; the build leaves it alone',
};

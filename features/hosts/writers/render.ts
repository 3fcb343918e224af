import { encodeAddress, encodePath } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { addStarts } from './_shared/addStarts.ts';
import { nodeVersion } from './_shared/nodeVersion.ts';

/** The blueprint of a static site on Render. */
export const writer: HostWriter = {
  listFiles: (build) => [
    { names: ['render.yaml'], content: writeBlueprint(build), mode: 'marked' },
  ],
};

/** Writes YAML whose texts are JSON, so that no sign has a meaning of its own. */
function writeBlueprint({ name, directory, headers, redirects }: HostBuild): string {
  const followed = addStarts(redirects.filter(({ query }) => query.length === 0));
  const rules = headers.flatMap(({ path, headers }) =>
    headers.map(([name, value]) => ({ path, name, value })),
  );
  const routes = followed.map(({ path, to }) => ({
    type: 'redirect',
    source: encodePath(path),
    destination: encodeAddress(to).replace(':splat', '*'),
  }));
  return `services:
  - type: web
    runtime: static
    name: ${JSON.stringify(name)}
    buildCommand: npm ci && npm run build
    staticPublishPath: ${JSON.stringify(`./${directory}`)}
    envVars:
      - { key: NODE_VERSION, value: "${nodeVersion}" }
${writeList('headers', rules)}${writeList('routes', routes)}`;
}

function writeList(name: string, entries: readonly object[]): string {
  if (entries.length === 0) return '';
  const lines = entries.map((entry) => {
    const members = Object.entries(entry).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `      - { ${members.join(', ')} }\n`;
  });
  return `    ${name}:\n${lines.join('')}`;
}

import type { EdgeFunction } from '../../../_shared/edge/index.ts';
import type { HostFile } from '../../model/HostFile.ts';
import { edgeHeaders } from './edgeHeaders.ts';
import { escapeRegExp } from './headerPattern.ts';

const folder = '.vercel/output/functions/_variants.func';

/** Lists the files of routing middleware that shows other pages in place of some. */
export function listMiddlewareFiles(edge: EdgeFunction | undefined): HostFile[] {
  const configuration = { runtime: 'edge', deploymentTarget: 'v8-worker', entrypoint: 'index.js' };
  return [
    ['.vc-config.json', `${JSON.stringify(configuration, null, 2)}\n`],
    ['index.js', edge ? writeModule(edge) : ''],
  ].map(([name, content = '']) => ({
    names: [`${folder}/${name}`],
    content: edge ? content : '',
    mode: 'replace',
  }));
}

/** Returns the routes that ask the middleware. */
export function listMiddlewareRoutes(edge: EdgeFunction | undefined): object[] {
  if (!edge) return [];
  const src = `^(?:${edge.paths.map(escapeRegExp).join('|')})/?$`;
  return [{ src, methods: ['GET', 'HEAD'], middlewarePath: '_variants', continue: true }];
}

function writeModule({ code }: EdgeFunction): string {
  return `// Written by \`blockwright build\`.
export default async (request) => {
  const client = request.headers.get('x-real-ip') ?? '';
  const to = await findPage(request, client);
  const url = new URL(request.url);
  if (to) url.pathname = to;
  const route = to ? { 'x-middleware-rewrite': url.href } : { 'x-middleware-next': '1' };
  return new Response(null, { headers: { ...route, ...${JSON.stringify(edgeHeaders)} } });
};

${code}`;
}

/** Stands in for `node:path`: the functions for paths with `/`. */
export const paths = {
  sep: '/',
  delimiter: ':',
  normalize,
  join: (...parts: string[]) => normalize(parts.filter(Boolean).join('/') || '.'),
  resolve,
  isAbsolute: (path: string) => path.startsWith('/'),
  relative,
  dirname,
  basename,
  extname,
  parse(path: string) {
    const base = basename(path);
    const ext = extname(base);
    const root = path.startsWith('/') ? '/' : '';
    const dir = path.replace(/\/+$/, '').includes('/') || root ? dirname(path) : '';
    return { root, dir, base, ext, name: ext ? base.slice(0, -ext.length) : base };
  },
};

function normalize(path: string): string {
  if (path === '') return '.';
  const isAbsolute = path.startsWith('/');
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!isAbsolute) kept.push(part);
  }
  const end = path.endsWith('/') ? '/' : '';
  if (kept.length === 0) return isAbsolute ? '/' : `.${end}`;
  return (isAbsolute ? '/' : '') + kept.join('/') + end;
}

function resolve(...parts: string[]): string {
  const from = parts.findLastIndex((part) => part.startsWith('/'));
  const joined = normalize(`/${parts.slice(Math.max(from, 0)).filter(Boolean).join('/')}`);
  return joined.length > 1 ? joined.replace(/\/$/, '') : joined;
}

function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => resolve(path).split('/').filter(Boolean)) as [
    string[],
    string[],
  ];
  const common = start.findIndex((part, index) => part !== end[index]);
  const shared = common < 0 ? start.length : common;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

function dirname(path: string): string {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const at = trimmed.lastIndexOf('/');
  if (at < 0) return '.';
  return at === 0 ? '/' : trimmed.slice(0, at);
}

function basename(path: string, ending = ''): string {
  const name = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return ending && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

function extname(path: string): string {
  const name = basename(path);
  const at = name.lastIndexOf('.');
  return at > 0 && !/^\.+$/.test(name) ? name.slice(at) : '';
}

/** The same with the names that the module itself has. */
export const nodePath = { ...paths, posix: paths };

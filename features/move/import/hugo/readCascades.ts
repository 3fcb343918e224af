import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import type { HugoConfig } from './HugoConfig.ts';
import { lowerKeys } from './lowerKeys.ts';

/** Returns the values that a text has by `cascade` of the configuration and of the sections above it. */
export type ReadCascade = (contentPath: string) => Record<string, unknown>;

/** Reads the values that `cascade` gives to all texts below a section. */
export function readCascades(
  folder: SourceFolder,
  { values, toContentPath }: Pick<HugoConfig, 'values' | 'toContentPath'>,
): ReadCascade {
  const bySection = new Map<string, Cascade[]>([['.', listCascades(values.cascade)]]);
  for (const path of folder.paths) {
    const inside = /(?:^|\/)_index\.[\w.]+$/.test(path) ? toContentPath(path) : undefined;
    if (inside === undefined) continue;
    const { cascade } = lowerKeys(readFrontMatter(folder.readText(path) ?? '').data);
    const section = posix.dirname(inside);
    bySection.set(section, [...(bySection.get(section) ?? []), ...listCascades(cascade)]);
  }
  return (path) => {
    const parts = posix.dirname(path).split('/');
    const sections = new Set(['.', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))]);
    const cascades = [...sections].flatMap((section) => bySection.get(section) ?? []);
    return Object.assign({}, ...cascades.filter((one) => fits(one, path)).map((one) => one.values));
  };
}

/** Values for texts, and which texts have them. */
interface Cascade {
  values: Record<string, unknown>;
  target: Record<string, unknown>;
}

function listCascades(written: unknown): Cascade[] {
  return [written ?? []].flat().flatMap((one): Cascade | [] => {
    if (!isMapping(one)) return [];
    const { _target: old, target = old, ...values } = one;
    return { values, target: lowerKeys(target) };
  });
}

/** Whether a text is one of those that a cascade is for. */
function fits({ target }: Cascade, path: string): boolean {
  const { kind = '**', path: pattern = '**', environment = '**' } = target;
  const own = /(?:^|\/)_index\./.test(path) ? 'section' : 'page';
  const plain = `/${path.replace(/(?:\/_?index)?(?:\.[a-z]{2})?\.\w+$/, '')}`;
  return matches(kind, own) && matches(environment, 'production') && matches(pattern, plain);
}

/** Whether a text fits a glob: `{page,section}`, `/blog/**`. */
function matches(glob: unknown, text: string): boolean {
  if (typeof glob !== 'string') return false;
  const [braces, list] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (braces !== undefined && list !== undefined)
    return list.split(',').some((one) => matches(glob.replace(braces, one.trim()), text));
  const pattern = glob.replaceAll(/\*\*\/?|[^\w/-]/g, (sign) => signs[sign] ?? `\\${sign}`);
  return new RegExp(`^${pattern}$`).test(text);
}

const signs: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

import { isMapping } from '../../../base/values/isMapping.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { KeyRename, RenamedFileKind } from './Rename.ts';

/** A mapping in a file, and where it is. */
interface Place {
  path: YamlPath;
  value: unknown;
}

/** Finds the paths at which a file of a site has a name before a version renamed it. */
export function findRenamed(value: unknown, kind: RenamedFileKind, rename: KeyRename): YamlPath[] {
  const steps = rename.key.split('.');
  return listPlaces(value, kind, rename)
    .flatMap((place) => follow(place, steps))
    .filter((found) => rename.value === undefined || found.value === rename.value)
    .map(({ path }) => path);
}

/** Lists the mappings that a rename is about. */
function listPlaces(value: unknown, kind: RenamedFileKind, rename: KeyRename): Place[] {
  const file = { path: [], value };
  if (rename.in === 'form') return kind === 'form' ? [file] : [];
  if (kind !== 'manifest') return [];
  if (rename.in === 'site') return follow(file, ['site']);
  const pages = follow(file, ['pages']).flatMap(listValues);
  if (rename.in === 'page') return pages;
  const blocks = follow(file, ['blocks']).flatMap(listValues);
  const sections = [
    ...pages.flatMap((page) => follow(page, ['sections'])).flatMap(listValues),
    ...blocks,
  ];
  // The keys beside `use:` are keys of the section in the block.
  const types = new Map(blocks.map((block) => [String(block.path.at(-1)), getKey(block, 'type')]));
  return sections.filter((section) => {
    const type = getKey(section, 'type') ?? types.get(String(getKey(section, 'use')));
    return rename.type === undefined || type === rename.type;
  });
}

/** Follows keys down from a place, through all items of lists. */
function follow(place: Place, [step, ...rest]: readonly string[]): Place[] {
  if (Array.isArray(place.value))
    return listValues(place).flatMap((item) =>
      follow(item, step === undefined ? rest : [step, ...rest]),
    );
  if (step === undefined) return [place];
  if (!isMapping(place.value) || !Object.hasOwn(place.value, step)) return [];
  const next = { path: [...place.path, step], value: place.value[step] };
  return rest.length === 0 ? [next] : follow(next, rest);
}

function listValues({ path, value }: Place): Place[] {
  if (Array.isArray(value))
    return value.map((item, index) => ({ path: [...path, index], value: item }));
  if (!isMapping(value)) return [];
  return Object.entries(value).map(([key, item]) => ({ path: [...path, key], value: item }));
}

function getKey({ value }: Place, key: string): unknown {
  return isMapping(value) ? value[key] : undefined;
}

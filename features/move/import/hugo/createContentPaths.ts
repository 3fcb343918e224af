import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { lowerKeys } from './lowerKeys.ts';

/**
 * Returns a function that turns the path of a file into its path in the content of the site, as if the folder
 * of each further language were named by its code; undefined for files elsewhere. Folders come from
 * `contentDir`, also of single languages, and from `module.mounts`.
 *
 * @param values the configuration, with its keys in small letters
 * @param language the main language
 */
export function createContentPaths(
  folder: SourceFolder,
  values: Readonly<Record<string, unknown>>,
  language: string,
): (path: string) => string | undefined {
  const main = tidy(values.contentdir) ?? 'content';
  const others = listLanguageFolders(values, main);
  const mounts = listMounts(values);
  const places = mounts.length > 0 ? mounts : [{ from: main, to: '', code: undefined }, ...others];
  const known = places
    .map(({ from, to, code }) => ({
      start: from === '' ? '' : `${from}/`,
      to: posix.join(code === undefined || code === language ? '' : code, to),
    }))
    .sort((one, other) => other.start.length - one.start.length);
  for (const { start } of known)
    if (start.startsWith('../'))
      folder.noteFile(start, 'a folder of texts outside of the site', 'left out');
  return (path) => {
    const place = known.find(({ start }) => path.startsWith(start));
    return place && posix.join(place.to, path.slice(place.start.length));
  };
}

/** A folder of texts. */
interface Place {
  from: string;
  /** Where its texts are in the content of the site. */
  to: string;
  /** The language of all its texts. */
  code: string | undefined;
}

function listLanguageFolders({ languages }: Readonly<Record<string, unknown>>, main: string) {
  return Object.entries(isMapping(languages) ? languages : {}).flatMap(
    ([code, options]): Place | [] => {
      const from = tidy(lowerKeys(options).contentdir);
      return from === undefined || from === main ? [] : { from, to: '', code };
    },
  );
}

/** Lists the mounts of folders into `content`. */
function listMounts({ module: options }: Readonly<Record<string, unknown>>): Place[] {
  const { mounts } = lowerKeys(options);
  return [mounts ?? []].flat().flatMap((mount): Place | [] => {
    const { source, target, lang } = lowerKeys(mount);
    const from = tidy(source);
    const to = tidy(target);
    if (from === undefined || to === undefined || !/^content(?:\/|$)/.test(to)) return [];
    const code = typeof lang === 'string' ? lang : undefined;
    return { from, to: to.slice('content/'.length), code };
  });
}

/** Returns the path of a folder without `./` and slashes at its ends. */
function tidy(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return posix.normalize(value.trim()).replace(/^\.?\/|^\.$|\/$/g, '');
}

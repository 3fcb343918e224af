import type { Problem, ValueLocation } from '../diagnostics/Problem.ts';
import type { Catalogue } from '../locales/Catalogue.ts';
import { createPlaces, replaceOwnerTexts, type TextOwner } from '../locales/listOwnerTexts.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { RuleContext } from '../rules/RuleContext.ts';
import type { YamlLocation } from '../yaml/YamlLocation.ts';

/** Finds where the texts of pages in other languages are written. */
export class TranslationLocations {
  readonly #context: RuleContext;
  /** Language and path of an owner → path of a text in it → its translation. */
  readonly #known = new Map<string, Map<string, YamlLocation>>();

  /** @param context the context of the original */
  constructor(context: RuleContext) {
    this.#context = context;
  }

  /** Moves a problem of a translated text or route to the file with the translation. */
  relocate(problem: Problem, { localization, file, path }: RouteEntry): Problem {
    const catalogue = localization && this.#context.catalogues.get(localization.locale);
    const { at } = problem;
    if (!catalogue || !at.path) return problem;
    const { fix: _, ...rest } = problem;
    const isEntry = 'source' in at.file ? at.file === file : at.file === file.source;
    if (isEntry && at.path.length === path.length) {
      const page = catalogue.pages.get(String(path[1]));
      if (page?.route === undefined) return problem;
      return { ...rest, at: { file: page.location.file, path: [...page.location.path, 'route'] } };
    }
    const owner = isEntry ? 'page' : at.path[0] === 'blocks' ? 'block' : 'site';
    const depth = owner === 'site' ? 1 : 2;
    const found = this.#list(owner, at.path.slice(0, depth), catalogue)?.get(
      JSON.stringify(at.path.slice(depth)),
    );
    if (!found) return problem;
    const part = 'from' in at ? undefined : at.part;
    const to: ValueLocation = {
      file: found.file,
      path: [...found.path, catalogue.locale],
      ...(typeof part === 'object' && { part }),
    };
    return { ...rest, at: to };
  }

  #list(
    owner: TextOwner,
    path: readonly (string | number)[],
    catalogue: Catalogue,
  ): Map<string, YamlLocation> | undefined {
    const id = JSON.stringify([catalogue.locale, path]);
    const known = this.#known.get(id);
    if (known) return known;
    const { manifest, resolve, fieldIndex } = this.#context;
    const name = String(path[1] ?? '');
    const layer =
      owner === 'page'
        ? manifest.routeEntries.find((entry) => !entry.localization && entry.path[1] === name)
        : owner === 'block'
          ? manifest.blocks.get(name)
          : manifest.site;
    if (!layer) return undefined;
    const list = owner === 'page' ? catalogue.pages.get(name)?.list : undefined;
    const toPlace = createPlaces(layer.value, owner === 'block' ? name : '');
    const locations = new Map<string, YamlLocation>();
    replaceOwnerTexts(layer.value, owner, { ...resolve, fieldIndex }, (text, inner) => {
      const place = () => toPlace(inner);
      const found = list?.find(text, place) ?? catalogue.site.find(text, place);
      if (found?.translation !== undefined) locations.set(JSON.stringify(inner), found.location);
      return text;
    });
    this.#known.set(id, locations);
    return locations;
  }
}

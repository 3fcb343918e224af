import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { bilingualSite } from '../../diagnostics/exampleSites.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { Catalogue } from '../../locales/Catalogue.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'unknown-translated-page': {
    code: 'BW503',
    severity: 'error',
    title: 'Translations belong to nothing on the site',
    why: 'No page, collection or form uses them, often because it was renamed.',
    help: 'Write the route, the collection or the form as in the original, or remove the translations.',
    ...examples`${bilingualSite}
# locales/es.yaml
${['/home', '/']}: { texts: [{ en: Hello, es: Hola }] }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports translations of pages, collections, columns and forms that do not exist. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { catalogues, manifest, collections, loaded, areRoutesIncomplete } = context;
  if (catalogues.size === 0) return [];
  const names: Record<Owner, string[]> = {
    page: manifest.routeEntries.map(({ path }) => String(path[1])),
    collection: [...collections.keys()],
    form: [...loaded.forms.keys()],
  };
  const owners = [...catalogues.values()].flatMap(listOwners);
  return owners
    .filter(({ kind, name }) => !names[kind].includes(name))
    .filter(({ kind }) => kind !== 'page' || !areRoutesIncomplete)
    .map(({ kind, name, at }) => explainUnknown(kind, name, at, names[kind]));
}

type Owner = 'page' | 'collection' | 'form';

function listOwners({
  pages,
  data,
  forms,
}: Catalogue): { kind: Owner; name: string; at: YamlLocation }[] {
  return [
    ...[...pages].map(([name, { location }]) => ({ kind: 'page' as const, name, at: location })),
    ...[...data].flatMap(([name, columns]) => {
      const [list] = columns.values();
      return toOwner('collection', name, list?.texts[0]?.location);
    }),
    ...[...forms].flatMap(([name, list]) => toOwner('form', name, list.texts[0]?.location)),
  ];
}

function toOwner(kind: Owner, name: string, text: YamlLocation | undefined) {
  return text ? [{ kind, name, at: { file: text.file, path: text.path.slice(0, 1) } }] : [];
}

function explainUnknown(
  kind: Owner,
  name: string,
  at: YamlLocation,
  names: readonly string[],
): Problem {
  const suggestion = getSpellingSuggestion(name, names);
  const correction = getCertainCorrection(name, names);
  const prefix = { page: '', collection: 'data/', form: 'forms/' }[kind];
  const location = { ...at, part: 'key' as const };
  return report('unknown-translated-page', {
    message: `The site has no ${kind} \`${name}\` to translate.`,
    hint: suggestion
      ? `did you mean "${prefix}${suggestion}"?`
      : kind === 'page'
        ? 'write the route as in pages.yaml, even if it has another one in this language'
        : `write the name of a file in data/${kind === 'form' ? 'forms/' : ''}`,
    at: location,
    ...(correction && { fix: [{ at: location, text: prefix + correction }] }),
  });
}

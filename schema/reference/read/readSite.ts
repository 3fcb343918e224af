import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { RuleName } from '../../diagnostics/RuleMeta.ts';
import { createSiteWords } from '../../messages/createSiteWords.ts';
import { formatReadingTime } from '../../messages/formatReadingTime.ts';
import type { WordsByLocale } from '../../messages/Message.ts';
import { siteCycle } from '../../rules/reference/site-cycle.ts';
import { isUnknownKey } from '../../rules/shape/keys.ts';
import { isLocale } from '../../shape/formats/formats.ts';
import type { Validator } from '../../shape/Validator.ts';
import {
  type Site,
  type SiteEntry,
  siteSchema,
  withSiteDefaults,
} from '../../vocabulary/site/site.ts';
import type { StyleFile } from '../../vocabulary/styles/styleFile.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { createFilters } from '../expressions/filters.ts';
import type { Provenance, SourceLayer } from '../expressions/Provenance.ts';
import { resolveLayers } from '../expressions/resolveLayers.ts';
import type { Binding, Scope } from '../expressions/Scope.ts';
import { parseTemplate } from '../expressions/template.ts';
import { toProblems } from '../expressions/toProblems.ts';

/**
 * Resolves and validates `site:`, whose values may refer to each other by `{{ site.… }}`.
 *
 * @param layer `site:` without the lists that `readSiteLists()` reads
 * @param words the words of words.yaml
 * @param styles the styles of the site and of its packages
 * @param isWarning whether a rule reports warnings unless `site.checks` says otherwise
 */
export function readSite(
  layer: SourceLayer | undefined,
  validator: Validator,
  words: WordsByLocale,
  styles: Readonly<Record<string, StyleFile>>,
  isWarning: (rule: RuleName) => boolean,
): {
  /** As far as it is valid; undefined without `site:`. */
  site: Site | undefined;
  /** Whether a site can be built: it has a name and an address. */
  isUsable: boolean;
  scope: Scope;
  provenance: Provenance | undefined;
  problems: Problem[];
} {
  if (!layer) {
    const names = new Map([['site', { value: {}, isBroken: true }]]);
    return {
      site: undefined,
      isUsable: false,
      scope: { names, filters: createSiteFilters({}, words) },
      provenance: undefined,
      problems: [],
    };
  }
  const filters = createSiteFilters(layer.value, words);
  const binding: Binding = {
    value: layer.value,
    file: layer.file,
    path: layer.path,
    missing: findMissingKeys(layer.value),
  };
  const scope: Scope = { names: new Map([['site', binding]]), filters };
  const provenance: Provenance = { layers: [layer], scope };
  const { problems, failed, value: resolved } = resolveUntilStable(provenance, binding);
  const { value: taken, findings } = validator.read(siteSchema, resolved);
  problems.push(...toProblems(findings, provenance, failed));
  const wrong = findings.flatMap(({ path: [key, ...inner] }) =>
    inner.length === 0 && typeof key === 'string' ? [key] : [],
  );
  const wrongValues = new Set(
    findings.flatMap(({ path: [key, ...inner], part }) =>
      inner.length === 0 && part === 'value' ? [key] : [],
    ),
  );
  const isValid = ([key]: [string, unknown]) => !wrongValues.has(key);
  const missing = new Set([...(binding.missing ?? []), ...wrong]);
  return {
    site: withSiteDefaults(
      {
        ...unnamed,
        ...correctKeys(
          withValidTheme(Object.fromEntries(Object.entries(taken).filter(isValid)), findings),
          findings,
          isWarning,
        ),
      },
      words,
      styles,
    ),
    isUsable: ['name', 'url'].every((key) => typeof taken[key] === 'string'),
    scope: { names: new Map([['site', { ...binding, value: taken, missing }]]), filters },
    provenance,
    problems,
  };
}

/** The keys that every site has. */
const unnamed: SiteEntry = { name: '', description: '', url: '' };

/**
 * Adds values under the right key where a finding says which key is misspelt. A check whose setting is
 * wrong waits until it is right, unless it reports errors.
 */
function correctKeys(
  value: Record<string, unknown>,
  findings: readonly Finding[],
  isWarning: (rule: RuleName) => boolean,
): Record<string, unknown> {
  const corrected = { ...value };
  for (const { path, rule, fix } of findings)
    if (isUnknownKey({ rule }) && path.length === 1 && typeof fix === 'object')
      corrected[fix.text] = value[path[0] as string];
  const { checks } = corrected;
  const wrong = findings.flatMap(({ path: [key, name, ...inner] }) =>
    key === 'checks' && inner.length === 0 && isWarning(String(name)) ? [[name, 'off']] : [],
  );
  return wrong.length === 0
    ? corrected
    : { ...corrected, checks: { ...(checks as object), ...Object.fromEntries(wrong) } };
}

/** Removes from the theme what is invalid: the checks of colours compute with the rest of it. */
function withValidTheme(
  { theme, ...site }: Record<string, unknown>,
  findings: readonly Finding[],
): Record<string, unknown> {
  if (theme === undefined) return site;
  const valid = structuredClone(theme);
  for (const { path, part } of findings) {
    if (path[0] !== 'theme' || part !== 'value') continue;
    const parent = path
      .slice(1, -1)
      .reduce<unknown>((value, key) => (isMapping(value) ? value[key] : undefined), valid);
    if (isMapping(parent)) delete parent[String(path.at(-1))];
  }
  return { ...site, theme: valid };
}

/** Finds keys that validation reports as missing or misspelt. */
function findMissingKeys(value: Record<string, unknown>): Set<string> {
  const { properties, required } = siteSchema;
  const unknown = Object.keys(value).filter((key) => !(key in properties));
  const gaps = Object.keys(properties).filter(
    (key) =>
      !(key in value) &&
      ((required as readonly string[]).includes(key) ||
        getSpellingSuggestion(key, unknown) !== undefined),
  );
  return new Set(gaps);
}

/** Resolves repeatedly while values refer to others that contain `{{ }}`; reports a cycle. */
function resolveUntilStable(provenance: Provenance, binding: Binding) {
  let resolved = resolveLayers(provenance);
  for (let round = 0; round < 8 && resolved.problems.length === 0; round++) {
    if (!JSON.stringify(resolved.value).includes('{{')) return resolved;
    binding.value = resolved.value;
    resolved = resolveLayers({
      ...provenance,
      layers: [{ ...provenance.layers[0], value: resolved.value } as Provenance['layers'][0]],
    });
  }
  if (resolved.problems.length === 0) resolved.problems.push(...findCycle(provenance));
  return resolved;
}

/** Reports the first text of `site` that refers to itself, directly or through others. */
function findCycle(provenance: Provenance): Problem[] {
  const layer = provenance.layers[0] as Provenance['layers'][0];
  const problems: Problem[] = [];
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    else if (
      typeof value === 'string' &&
      value.includes('{{') &&
      reachesItself(value, path, provenance)
    )
      problems.push(
        siteCycle(path, {
          file: layer.file,
          path: [...layer.path, ...path],
          part: { template: 0 },
        }),
      );
  };
  visit(layer.value, []);
  return problems.slice(0, 1);
}

function reachesItself(text: string, path: (string | number)[], provenance: Provenance): boolean {
  const self = path.join('.');
  const seen = new Set<string>();
  const scope = {
    ...provenance.scope,
    names: new Map([['site', { value: provenance.layers[0]?.value }]]),
  };
  const follow = (value: string): boolean =>
    parseTemplate(value).some((expression) => {
      const name = expression.names
        .slice(1)
        .map((word) => word.text)
        .join('.');
      if (name === self) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      const outcome = evaluate({ ...expression, filters: [] }, scope);
      return 'value' in outcome && typeof outcome.value === 'string' && follow(outcome.value);
    });
  return follow(text);
}

function createSiteFilters(site: Record<string, unknown>, words: WordsByLocale) {
  const [first] = Array.isArray(site.locales) ? site.locales : [];
  const locale = [site.locale, first, 'en-US'].find((one) => typeof one === 'string') as string;
  const currency = typeof site.currency === 'string' ? site.currency : 'USD';
  // Creating a formatter to validate the locale would take longer than everything else here.
  const usable = isLocale(locale) && /^[a-z]{3}$/i.test(currency);
  const siteWords = createSiteWords(usable ? locale : 'en-US', words);
  const formatMinutes = (minutes: number) => formatReadingTime(minutes, siteWords);
  return usable
    ? createFilters(locale, currency, formatMinutes)
    : createFilters('en-US', 'USD', formatMinutes);
}

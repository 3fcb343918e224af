import type { Static } from 'typebox';
import type { Problem } from '../../diagnostics/Problem.ts';
import { featureKeys } from '../../vocabulary/features/featureKeys.ts';
import { siteLists } from '../../vocabulary/site/siteLists.ts';
import type { Provenance, SourceLayer } from '../expressions/Provenance.ts';
import { toProblems } from '../expressions/toProblems.ts';
import { createUsage } from '../read/createPageScope.ts';
import type { Manifest } from '../read/Manifest.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { Usage } from '../read/ResolvedPage.ts';
import { getListOutline } from './ListOutline.ts';
import { dropRepeats, hasLists, resolveWithLists } from './resolveWithLists.ts';

/** The parts of `site` whose lists may come from rows, with what they read. */
export interface SiteLists {
  /** Empty if a value is invalid. */
  values: Static<typeof siteLists> & Record<string, unknown>;
  origins: Provenance['lists'];
  usage: Usage;
  problems: Problem[];
}

/** Leaves out of `site` what `readSiteLists()` reads, so that collections may refer to the rest. */
export function omitSiteLists(site: SourceLayer | undefined): SourceLayer | undefined {
  return site && { ...site, value: splitSiteLists(site.value).own };
}

function splitSiteLists(
  site: Record<string, unknown>,
): Record<'own' | 'lists', Record<string, unknown>> {
  const outline = getListOutline(siteLists);
  const isList = ([key, value]: [string, unknown]) =>
    Object.hasOwn(featureKeys.siteLists, key) ||
    (outline.keys.has(key) && hasLists({ [key]: value }, outline));
  const entries = Object.entries(site);
  return {
    own: Object.fromEntries(entries.filter((entry) => !isList(entry))),
    lists: Object.fromEntries(entries.filter(isList)),
  };
}

/** Reads the lists that features add to `site:`, and header and footer if lists in them come from rows. */
export function readSiteLists({ site }: Manifest, context: ResolveContext): SiteLists {
  const usage = createUsage();
  const none: SiteLists = { values: {}, origins: undefined, usage, problems: [] };
  if (!site) return none;
  const { lists } = splitSiteLists(site.value);
  if (Object.keys(lists).length === 0) return none;
  const scope = {
    ...context.scope,
    onRead(name: string, key: string | undefined, { row }: { row?: { collection: string } }) {
      usage.names.add(name);
      if (row) usage.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
  const provenance: Provenance = { layers: [{ ...site, value: lists }], scope };
  const resolved = resolveWithLists(provenance, siteLists, context, usage);
  const { value, findings } = context.validator.read(siteLists, resolved.value);
  const problems = [
    ...resolved.problems,
    ...dropRepeats(toProblems(findings, provenance, resolved.failed)),
  ];
  if (problems.length > 0) return { ...none, problems };
  return { values: value as SiteLists['values'], origins: provenance.lists, usage, problems };
}

import Type from 'typebox';
import type { Problem } from '../../diagnostics/Problem.ts';
import { type Feed, feed } from '../../vocabulary/site/feed.ts';
import type { Provenance } from '../expressions/Provenance.ts';
import { toProblems } from '../expressions/toProblems.ts';
import { createUsage } from '../read/createPageScope.ts';
import type { Manifest } from '../read/Manifest.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { Usage } from '../read/ResolvedPage.ts';
import { dropRepeats, resolveWithLists } from './resolveWithLists.ts';

/** The feeds of a site, with what they read. */
export interface ReadFeeds {
  feeds: Feed[];
  provenance: Provenance | undefined;
  usage: Usage;
  problems: Problem[];
}

const feedsSchema = Type.Object({ feeds: Type.Array(feed) });

/** Reads `site.feeds`, whose entries may come from rows. Without feeds that are valid, there are none. */
export function readFeeds({ site }: Manifest, context: ResolveContext): ReadFeeds {
  const usage = createUsage();
  const none: ReadFeeds = { feeds: [], provenance: undefined, usage, problems: [] };
  if (!site || !Object.hasOwn(site.value, 'feeds')) return none;
  const { feeds } = site.value;
  const scope = {
    ...context.scope,
    onRead(name: string, key: string | undefined, { row }: { row?: { collection: string } }) {
      usage.names.add(name);
      if (row) usage.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
  const provenance: Provenance = { layers: [{ ...site, value: { feeds } }], scope };
  const resolved = resolveWithLists(provenance, feedsSchema, context, usage);
  const { value, findings } = context.validator.read(feedsSchema, resolved.value);
  const problems = [
    ...resolved.problems,
    ...dropRepeats(toProblems(findings, provenance, resolved.failed)),
  ];
  if (problems.length > 0) return { ...none, problems };
  return { feeds: value.feeds as Feed[], provenance, usage, problems };
}

import type { Problem } from '../diagnostics/Problem.ts';
import {
  type SourceLayer,
  type TracedLocation,
  traceToSource,
} from '../reference/expressions/Provenance.ts';
import type { ResolvedPage, ResolvedSection } from '../reference/read/ResolvedPage.ts';
import type { YamlLocation, YamlPath } from '../yaml/YamlLocation.ts';

/** The location of a problem, with the page and the type of the section that it concerns. */
export type PlaceOnPage = Pick<TracedLocation, 'at' | 'related'> &
  Pick<Problem, 'route' | 'section'>;

/** Locates a value of a section by its path in the section. */
export function locateInSection(
  { page }: ResolvedPage,
  { value, provenance }: ResolvedSection,
  path: YamlPath,
  part?: YamlLocation['part'],
): PlaceOnPage {
  const { at, related } = traceToSource(provenance, path, part);
  return { at, related, route: page.route, section: value.type };
}

/** Locates the line of the page that starts a section: its `type:` or `use:`. */
export function locateHead({ provenance }: ResolvedSection): YamlLocation {
  const [{ file, path }] = provenance.layers as [SourceLayer];
  return { file, path, part: 'head' };
}

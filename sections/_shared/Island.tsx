import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { withRenderer } from './viewContext.ts';

/** When an island wakes; `media:(…)` waits for a media query to match. */
export type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

interface IslandProps<Props extends object> {
  /** Folder of the section type that owns the island. */
  name: string;
  /** Unique on the page; part of the identifier prefix. */
  id: string;
  on: HydrationTrigger;
  /** With `on="interaction"`: links to `#<opens>` anywhere on the page wake the island too. */
  opens?: string;
  component: FunctionComponent<Props>;
  /** Plain JSON: the browser hydrates with exactly these. */
  props: Props;
}

/**
 * An interactive block: static HTML now, its own React root in the browser once it wakes
 * (renderer/islands). Each island is rendered apart from the page, with its own identifier prefix,
 * so that `useId` gives the same ids on both sides.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const identifierPrefix = `${island.name}-${island.id}-`;
  const props = JSON.stringify(island.props);
  return (
    <div
      data-island={island.name}
      data-on={island.on}
      data-prefix={identifierPrefix}
      data-opens={island.opens}
      data-props={props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: renderIsland(island, identifierPrefix, props) }}
    />
  );
}

/** Many pages show the same form: its HTML depends on its props alone, as hydration wants it. */
function renderIsland<Props extends object>(
  { component, props }: IslandProps<Props>,
  identifierPrefix: string,
  json: string,
): string {
  const key = identifierPrefix + json;
  let known = recent.get(component);
  if (!known || known.size === 100) {
    known = new Map();
    recent.set(component, known);
  }
  let html = known.get(key);
  if (html === undefined) {
    const element = createElement(component, props);
    html = withRenderer('react', () => renderToString(element, { identifierPrefix }));
    known.set(key, html);
  }
  return html;
}

/** By component, which development makes anew after each edit. */
const recent = new WeakMap<object, Map<string, string>>();

import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island wakes; `media:(…)` waits for a media query to match. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

interface IslandProps<Props extends object> {
  /** Folder of the section type that owns the island. */
  name: string;
  /** Unique on the page; part of the identifier prefix. */
  id: string;
  on: Wake;
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
  return (
    <div
      data-island={island.name}
      data-on={island.on}
      data-prefix={identifierPrefix}
      data-opens={island.opens}
      data-props={JSON.stringify(island.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{
        __html: renderToString(createElement(island.component, island.props), { identifierPrefix }),
      }}
    />
  );
}

import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteWords } from '../../../schema/vocabulary.ts';
import { withRenderer } from '../page/createViewContext.ts';
import { englishWords, pickWords, useSiteWords, WordsProvider } from '../page/words.ts';

/** When an island hydrates; `media:(…)` waits for a media query to match. */
type HydrationTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

interface IslandProps<Props extends object> {
  /** Folder of the section type that owns the island. */
  name: string;
  /** Unique on the page; part of the identifier prefix. */
  id: string;
  on: HydrationTrigger;
  /** Links to `#<opens>` anywhere on the page also hydrate the island. */
  opens?: string;
  /**
   * Whether nothing of it shows before it hydrates. The styles that only its code uses are then loaded
   * together with the code; without JavaScript, with the page.
   */
  isHidden?: boolean;
  component: FunctionComponent<Props>;
  /** Plain JSON: the browser hydrates with exactly these. */
  props: Props;
  /** Large props that many pages share → address of a module whose default export is the same. */
  modules?: { [Name in keyof Props]?: string };
  /** Names of the groups of words that the island gets with `useWords`. */
  words?: readonly string[];
}

/**
 * An interactive part of a page: static HTML that becomes a React root of its own when it hydrates
 * (renderer/islands). It is rendered apart from the page, with its own identifier prefix, so that
 * `useId` returns the same ids on the server and in the browser.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const identifierPrefix = `${island.name}-${island.id}-`;
  const { modules = {} } = island;
  const entries = Object.entries(island.props).filter(([name]) => !Object.hasOwn(modules, name));
  const props = JSON.stringify(Object.fromEntries(entries));
  const imports = Object.keys(modules).length > 0 ? JSON.stringify(modules) : undefined;
  const words = pickWords(useSiteWords(), island.words ?? []);
  return (
    <div
      data-island={island.name}
      data-hidden={island.isHidden ? '' : undefined}
      data-on={island.on}
      data-prefix={identifierPrefix}
      data-opens={island.opens}
      data-props={props}
      data-imports={imports}
      data-words={words && JSON.stringify(words)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{
        __html: renderIsland(island, { identifierPrefix, data: props + imports, words }),
      }}
    />
  );
}

/** Renders an island, or returns its cached HTML: many pages show the same form. */
function renderIsland<Props extends object>(
  { component, props }: IslandProps<Props>,
  {
    identifierPrefix,
    data,
    words = englishWords,
  }: { identifierPrefix: string; data: string; words: SiteWords | undefined },
): string {
  const key = identifierPrefix + data + JSON.stringify(words);
  let cached = cache.get(component);
  if (!cached || cached.size === 100) {
    cached = new Map();
    cache.set(component, cached);
  }
  let html = cached.get(key);
  if (html === undefined) {
    const element = createElement(WordsProvider, { value: words }, createElement(component, props));
    html = withRenderer('react', () => renderToString(element, { identifierPrefix }));
    cached.set(key, html);
  }
  return html;
}

/** By component, because development replaces the component after each edit. */
const cache = new WeakMap<object, Map<string, string>>();

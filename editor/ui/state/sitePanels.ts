import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** A part of the settings of the site with a form of its own. */
export interface SitePanel {
  name: string;
  /** The mapping that the form edits, below `site:`. */
  path: readonly string[];
  /** The keys of that mapping. */
  keys: readonly string[];
  /** Whether it has the keys that no panel names, so also unknown ones. */
  hasOthers: boolean;
  /** What an empty one says it is for, and the label of the button that begins it. */
  empty?: { text: string; action: string };
}

type PanelPlan = Pick<SitePanel, 'name' | 'path'> &
  Partial<SitePanel> & {
    /** The keys that come before all others. */
    first?: readonly string[];
  };

const panels: readonly PanelPlan[] = [
  {
    name: 'Company',
    path: [],
    keys: [
      'name',
      'legalName',
      'tagline',
      'description',
      'url',
      'locale',
      'currency',
      'email',
      'logo',
      'icon',
    ],
  },
  { name: 'Menu', path: ['header'] },
  { name: 'Announcement', path: [], keys: ['announcement'] },
  { name: 'Footer', path: ['footer'] },
  { name: 'Colours and shapes', path: ['theme'], first: ['use', 'accent', 'highlight', 'scheme'] },
  { name: 'Fonts', path: ['theme'], keys: ['fonts'] },
  {
    name: 'Redirects',
    path: [],
    keys: ['redirects'],
    empty: {
      text: 'A redirect leads visitors and search engines from an address that no longer exists to a page that does, such as an address of your former website. When you rename a page here, its redirect is added by itself.',
      action: 'Add a redirect',
    },
  },
  {
    name: 'Sharing and search',
    path: [],
    keys: ['social', 'organization'],
  },
  { name: 'More settings', path: [] },
];

/**
 * Lists the panels of the settings. A panel without keys shows all remaining keys. The keys of features may
 * name further panels, which come before it.
 */
export function listSitePanels(site: FieldSchema): SitePanel[] {
  const { properties: settings = {} } = site;
  const placed = Object.keys(settings).filter((key) => settings[key]?.['x-panel']);
  const names = new Set(placed.map((key) => settings[key]?.['x-panel'] ?? ''));
  const added = [...names]
    .filter((name) => panels.every((panel) => panel.name !== name))
    .map((name): PanelPlan => ({ name, path: [] }));
  const all = [...panels.slice(0, -1), ...added, ...panels.slice(-1)].map((panel) => {
    const keys = placed.filter((key) => settings[key]?.['x-panel'] === panel.name);
    return keys.length > 0 ? { ...panel, keys: [...(panel.keys ?? []), ...keys] } : panel;
  });
  return all.map(({ name, path, keys, empty, first = [] }) => {
    const { properties = {} } = findSchema(site, path);
    const known = all.flatMap((other) =>
      other.path.length > path.length
        ? (other.path[path.length] ?? [])
        : other.path.join() === path.join()
          ? (other.keys ?? [])
          : [],
    );
    // The field of `use` chooses among the styles of the site too.
    const isShownElsewhere = (key: string) =>
      known.includes(key) || (path.join() === 'theme' && key === 'style');
    const others = [...new Set([...first, ...Object.keys(properties)])].filter(
      (key) => Object.hasOwn(properties, key) && !isShownElsewhere(key),
    );
    return {
      name,
      path,
      keys: keys ?? others,
      hasOthers: keys === undefined,
      ...(empty && { empty }),
    };
  });
}

/** Returns the schema of the mapping at a path below `site:`. */
export function findSchema(site: FieldSchema, path: readonly string[]): FieldSchema {
  return path.reduce((outer, key) => outer.properties?.[key] ?? {}, site);
}

/** Returns the panel with a setting. */
export function findSitePanel(site: FieldSchema, path: readonly string[]): SitePanel | undefined {
  const around = listSitePanels(site)
    .filter((panel) => panel.path.every((key, index) => key === path[index]))
    .toSorted((a, b) => b.path.length - a.path.length);
  return (
    around.find(({ path: { length }, keys }) => keys.includes(path[length] ?? '')) ??
    around.find(({ hasOthers }) => hasOthers)
  );
}

import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** The tabs of the form of a page for keys whose schemas name none. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  Design: ['layout', 'header', 'footer'],
  Sharing: ['image', 'keywords', 'noindex', 'robots', 'canonical', 'type', 'redirectFrom'],
  Visibility: ['only', 'when'],
};

/** Returns the schema of a page for its form: with tabs, and without what other parts of the editor change. */
export function withPageTabs({ properties = {}, ...schema }: FieldSchema): FieldSchema {
  const { sections: _, with: __, each: ___, ...edited } = properties;
  const find = (key: string) => Object.keys(tabs).find((name) => tabs[name]?.includes(key));
  const placed = Object.entries(edited).map(([key, property]) => {
    const tab = find(key);
    return [key, tab ? { 'x-panel': tab, ...property } : property];
  });
  return { ...schema, properties: Object.fromEntries(placed) };
}

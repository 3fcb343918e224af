import { isMapping } from '../../schema/validate/isMapping.ts';
import type { YamlPath } from '../edit/yaml/YamlText.ts';
import { isManifest, type MigratedSite } from './MigratedSite.ts';
import type { Migration } from './Migration.ts';
import { sectionChanges } from './sectionChanges.ts';

/** Gives section types and their keys the general names of version 0.2.0. */
export const renameSections: Migration = {
  version: '0.2.0',
  summary: 'Rename section types and their keys',
  nextEdit(content, file) {
    if (!isManifest(file.path)) return undefined;
    for (const { section, path } of listSections(content)) {
      const base = findTypedLayer(section, file.site);
      const former = Object.keys(sectionChanges).find(
        (name) => name === base?.type || sectionChanges[name]?.type === base?.type,
      );
      const change = former === undefined ? undefined : sectionChanges[former];
      if (!change || former === undefined || file.site.ownTypes.has(former)) continue;
      const edit = change.nextEdit({ section, base: base ?? {}, path, file });
      if (edit) return edit;
      // The type changes last: until then, a section has keys of its former type.
      if (section.type === former)
        return { kind: 'set', path: [...path, 'type'], value: change.type };
    }
    return undefined;
  },
};

interface FoundSection {
  section: Record<string, unknown>;
  path: YamlPath;
}

/** Lists the blocks and the sections of pages in a file. */
function listSections(content: unknown): FoundSection[] {
  const { blocks, pages } = isMapping(content) ? content : {};
  const found: FoundSection[] = [];
  const add = (section: unknown, path: YamlPath) => {
    if (isMapping(section)) found.push({ section, path });
  };
  for (const [name, block] of entriesOf(blocks)) add(block, ['blocks', name]);
  for (const [route, page] of entriesOf(pages)) {
    const { sections } = isMapping(page) ? page : {};
    if (!Array.isArray(sections)) continue;
    for (const [index, section] of sections.entries())
      add(section, ['pages', route, 'sections', index]);
  }
  return found;
}

/** Follows `use:` to the section or block with `type:`. */
function findTypedLayer(
  section: Record<string, unknown>,
  { blocks }: MigratedSite,
): Record<string, unknown> | undefined {
  const seen = new Set<unknown>();
  let layer: Record<string, unknown> | undefined = section;
  while (layer && layer.type === undefined && !seen.has(layer)) {
    seen.add(layer);
    layer = blocks.get(String(layer.use));
  }
  return layer;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

import { parseRowPath } from '../../../base/files/rowPath.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import { parsePointer } from '../../yaml/parsePointer.ts';
import { editorStore, type Selection } from './editorStore.ts';
import { findSitePanel } from './sitePanels.ts';

/** A place in the content of the site: the form that shows it, and the path of its field there. */
export interface ContentPlace {
  selection: Selection;
  /** The page to open, for a part of it. */
  page?: PageAddress;
  path: (string | number)[];
}

/** Finds the form of a value; undefined if there is none, as for a file that is not valid YAML. */
export function findPlace(file: string, pointer = ''): ContentPlace | undefined {
  const path = parsePointer(pointer);
  const [root, name, , index] = path;
  if (file === 'words.yaml') return { selection: { kind: 'file', file }, path: path.slice(1) };
  if (file.startsWith('data/forms/')) return { selection: { kind: 'file', file }, path };
  const row = parseRowPath(file);
  if (row) return { selection: { kind: 'row', file, key: row.key }, path };
  if (root === undefined) return undefined;
  if (file.startsWith('data/'))
    return { selection: { kind: 'row', file, key: String(root) }, path: path.slice(1) };
  if (root === 'site') return findSitePlace(path.slice(1));
  if (name === undefined) return undefined;
  if (root === 'blocks')
    return { selection: { kind: 'block', name: String(name) }, path: path.slice(2) };
  if (root !== 'pages') return undefined;
  const page = { file, key: String(name) };
  return typeof index === 'number'
    ? { selection: { kind: 'section', index }, page, path: path.slice(4) }
    : { selection: { kind: 'page' }, page, path: path.slice(2) };
}

function findSitePlace(path: (string | number)[]): ContentPlace {
  const site = (editorStore.setup?.site ?? {}) as FieldSchema;
  // The whole of it is no single setting.
  const panel = path.length > 0 ? findSitePanel(site, path.map(String)) : undefined;
  return {
    selection: { kind: 'site', ...(panel && { panel: panel.name }) },
    path: path.slice(panel?.path.length ?? 0),
  };
}

import type { Snapshot } from 'valtio';
import { getOwn } from '../../../base/values/getOwn.ts';
import type { EditorSetup } from '../../protocol/EditorSetup.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { findRowCollection } from '../state/collections.ts';
import { findPlace } from '../state/findPlace.ts';
import { findSchema, listSitePanels } from '../state/sitePanels.ts';
import { getLabel, humanizeFile, humanizeKey } from './humanizeKey.ts';

/**
 * Describes a place in the words of the forms: title of the page or entry, and labels of the field;
 * undefined for a place without a form.
 *
 * @param section type of the section, for a place in one
 */
export function describePlace(
  { state, setup }: { state: Snapshot<EditorState>; setup: Snapshot<EditorSetup> },
  { file, path: pointer, section }: { file: string; path?: string; section?: string },
): { owner: string; field: string } | undefined {
  const place = findPlace(file, pointer);
  if (!place) return undefined;
  const { selection, page, path } = place;
  const describe = (owner: string, schema: unknown, before: string[] = []) => ({
    owner,
    field: [...before, ...labelFields(schema as FieldSchema | undefined, path)]
      .filter((label, index) => index > 0 || label !== owner)
      .join(' › '),
  });
  if (page) {
    const { name = page.key } =
      state.pages.find((one) => one.file === page.file && one.key === page.key) ?? {};
    if (selection.kind === 'page') return describe(name, setup.page);
    return describe(name, getOwn(setup.sections, section ?? ''), [humanizeKey(section ?? 'block')]);
  }
  switch (selection.kind) {
    case 'site': {
      const panel = listSitePanels(setup.site as FieldSchema).find(
        ({ name }) => name === selection.panel,
      );
      return describe(
        selection.panel ?? 'Settings',
        findSchema(setup.site as FieldSchema, panel?.path ?? []),
      );
    }
    case 'block': {
      const block = state.blocks.find(({ name }) => name === selection.name);
      const schema = getOwn(setup.sections, String(block?.value.type));
      return describe(`Block: ${humanizeKey(selection.name)}`, schema);
    }
    case 'row': {
      const collection = findRowCollection(state, setup, selection);
      const row = collection?.rows.find(({ key }) => key === selection.key);
      const schema = setup.rows[collection?.name ?? ''];
      const noun = schema?.title ?? getLabel(collection?.name ?? 'Row', {});
      return describe(`${noun}: ${row?.title ?? selection.key}`, schema);
    }
    case 'file': {
      const [, form] = /^data\/forms\/(.+)\.ya?ml$/.exec(selection.file) ?? [];
      return form === undefined
        ? describe('Words', setup.words)
        : describe(`Form: ${humanizeKey(form)}`, setup.form);
    }
    default:
      return undefined;
  }
}

/** Names the place of a diagnostic in a line: by the forms, otherwise by its file and line. */
export function namePlace(
  known: Parameters<typeof describePlace>[0],
  at: Parameters<typeof describePlace>[1] & { line: number; entry?: string },
): string {
  const { file, entry } = at;
  // Not valid YAML: the line says more than the field, which is not known.
  if (entry !== undefined)
    return `${describePlace(known, { file, path: entry })?.owner ?? humanizeFile(file)}, line ${at.line}`;
  const place = describePlace(known, at);
  return place
    ? [place.owner, place.field].filter(Boolean).join(' › ')
    : `${humanizeFile(at.file)}, line ${at.line}`;
}

/** Returns the labels of the fields on a path: `Questions 2`, `Answer`. */
function labelFields(schema: FieldSchema | undefined, path: (string | number)[]): string[] {
  const labels: string[] = [];
  let inner = schema;
  for (const key of path) {
    const branches: FieldSchema[] = inner ? [inner, ...(inner.anyOf ?? [])] : [];
    if (typeof key === 'number') {
      inner = branches.find(({ items }) => items)?.items;
      labels.push(`${labels.pop() ?? 'Entry'} ${key + 1}`);
    } else if (inner?.patternProperties && !inner.properties?.[key]) {
      [inner] = Object.values(inner.patternProperties);
      labels.push(key);
    } else {
      inner = branches.find(({ properties }) => properties?.[key])?.properties?.[key];
      labels.push(getLabel(key, inner ?? {}));
    }
  }
  return labels;
}

import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { type Inventory, type InventoryPage, inventoryFormat } from './Inventory.ts';

/** An inventory that was read, or why it cannot be. */
export type ReadInventory =
  | { inventory: Inventory }
  | {
      message: string;
      hint: string /** Where in the text. */;
      at?: { text: string; offset: number };
    };

/** Reads the file of `site.replaces`. */
export function readInventory(root: string, path: string): ReadInventory {
  const hint = 'write it again: `blockwright inventory URL|FOLDER --out old.json`';
  if (/[/\\]/.test(path) || !/^[^.].*\.json$/i.test(path))
    return {
      message: `“${path}” is not the name of a JSON file beside pages.yaml.`,
      hint: 'move the inventory beside pages.yaml, and write its name, such as `old.json`',
    };
  let text: string;
  try {
    text = readSiteTextSync(root, path);
  } catch {
    return { message: `The inventory ${path} does not exist beside pages.yaml.`, hint };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const [, offset = '0'] = /position (\d+)/.exec(String(error)) ?? [];
    const message = `The inventory ${path} is no JSON.`;
    return { message, hint, at: { text, offset: Math.min(Number(offset), text.length) } };
  }
  if (!isMapping(value) || value.format !== inventoryFormat || !Array.isArray(value.pages))
    return { message: `${path} is no inventory that this version can read.`, hint };
  const odd = value.pages.findIndex((page) => !isMapping(page) || typeof page.address !== 'string');
  if (odd >= 0)
    return { message: `Page ${odd + 1} of the inventory ${path} has no address.`, hint };
  return { inventory: complete(value) };
}

/** Adds the lists that are left out because they are empty, and drops values of a wrong type. */
function complete(value: Record<string, unknown>): Inventory {
  const shared = isMapping(value.shared) ? value.shared : {};
  const redirects = isMapping(value.redirects) ? value.redirects : {};
  return {
    format: inventoryFormat,
    ...(typeof value.origin === 'string' && URL.canParse(value.origin) && { origin: value.origin }),
    leftOut: texts(value.leftOut),
    shared: lists(shared),
    pages: (value.pages as Record<string, unknown>[]).map(completePage),
    redirects: Object.fromEntries(
      Object.entries(redirects).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    ),
    feeds: texts(value.feeds),
  };
}

function completePage(page: Record<string, unknown>): InventoryPage {
  const { address, status, noindex, ...others } = page;
  const text = (name: string) => (typeof others[name] === 'string' ? { [name]: others[name] } : {});
  return {
    address: String(address),
    status: typeof status === 'number' ? status : 200,
    ...text('title'),
    ...text('description'),
    ...text('canonical'),
    ...text('language'),
    ...(noindex === true && { noindex: true }),
    headings: texts(page.headings),
    ...lists(page),
  };
}

function lists(value: Record<string, unknown>): Inventory['shared'] {
  return {
    sentences: texts(value.sentences),
    pictures: texts(value.pictures),
    files: texts(value.files),
    forms: texts(value.forms),
    structuredData: texts(value.structuredData),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

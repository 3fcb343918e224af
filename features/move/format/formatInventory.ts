import type { Inventory } from './Inventory.ts';

/**
 * Formats an inventory as JSON with a value on each line, so that two inventories can be compared line by
 * line. Empty lists of pages are left out.
 */
export function formatInventory(inventory: Inventory): string {
  const pages = inventory.pages.map((page) =>
    Object.fromEntries(
      Object.entries(page).filter(([, value]) => !Array.isArray(value) || value.length > 0),
    ),
  );
  return `${JSON.stringify({ ...inventory, pages }, null, 1)}\n`;
}

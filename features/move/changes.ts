import { closeSync, openSync, readSync } from 'node:fs';
import type { ChangesModule } from '../_shared/changes/index.ts';
import { inventoryFormat } from './format/Inventory.ts';

/** Whether a file is an inventory. */
export const isBase: ChangesModule['isBase'] = (path) => {
  if (!/\.json$/i.test(path)) return false;
  try {
    const file = openSync(path, 'r');
    try {
      const start = Buffer.alloc(200);
      return start.toString('utf8', 0, readSync(file, start)).includes(inventoryFormat);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
};

/** Compares an inventory with a build, page by page. */
export const readChanges: ChangesModule['readChanges'] = async (...base) =>
  (await import('./report/reportChanges.ts')).reportChanges(...base);

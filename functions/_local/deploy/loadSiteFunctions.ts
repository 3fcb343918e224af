import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { importFile } from '../../../base/files/importFile.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import type { HandlerFactory } from '../../_shared/handlers/createFunctions.ts';
import { HttpError } from '../../_shared/http/HttpError.ts';
import { findSiteFunctions, type OwnFunction } from '../site/findSiteFunctions.ts';
import { bundleCode } from './bundleCode.ts';

/** The folders of a local backend, and how it reports. */
interface FunctionSources {
  packageRoot: string;
  root: string;
  dataDir: string;
  warn: (message: string) => void;
}

/**
 * Returns the factories of a site's own functions. Their code is bundled at the first request. A
 * function that cannot be loaded answers 503 and is reported; the next request tries again.
 */
export async function loadSiteFunctions(
  options: FunctionSources,
): Promise<Record<string, HandlerFactory>> {
  const own = await findSiteFunctions(options.root);
  return Object.fromEntries(own.map((one) => [one.name, createLazyFactory(one, options)]));
}

function createLazyFactory(own: OwnFunction, options: FunctionSources): HandlerFactory {
  return (ports) => {
    let loading: Promise<HandlerFactory> | undefined;
    return async (request) => {
      loading ??= loadFactory(own, options).catch((error: Error) => {
        loading = undefined;
        options.warn(`functions/${own.name} cannot be loaded: ${error.message}`);
        throw new HttpError(503, 'function_unavailable', `functions/${own.name} cannot be loaded`);
      });
      return (await loading)(ports)(request);
    };
  };
}

async function loadFactory(
  { path }: OwnFunction,
  { packageRoot, root, dataDir }: FunctionSources,
): Promise<HandlerFactory> {
  const entry = `export { default } from ${JSON.stringify(path)};`;
  const { code } = await bundleCode(entry, { packageRoot, root });
  const folder = join(dataDir, 'functions');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  await writeWhole(file, code);
  const { default: factory } = await importFile<{ default?: unknown }>(file);
  if (typeof factory !== 'function') throw new Error('its default export is not a function');
  return factory as HandlerFactory;
}

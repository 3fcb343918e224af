import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findPosition } from '../../../base/errors/findPosition.ts';
import { importFile } from '../../../base/files/importFile.ts';
import { listTree } from '../../../base/files/listTree.ts';
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
 * Returns the factories of a site's own functions. Their code is bundled at the first request, and
 * again once it changed. A function that cannot be loaded, or throws, answers 503 and is reported.
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
    let loadedState = '';
    const report = (error: unknown, what: string) => {
      const place = locate(error, options.root) ?? `functions/${own.name}`;
      options.warn(`${place} ${what}: ${stripVTControlCharacters(String(error))}`);
    };
    const reportError = (error: unknown) => report(error, 'failed');
    return async (request) => {
      const state = readState(join(options.root, 'functions'));
      if (state !== loadedState) loading = undefined;
      loadedState = state;
      loading ??= loadFactory(own, options).catch((error: Error) => {
        loading = undefined;
        report(error, 'cannot be loaded');
        throw new HttpError(503, 'function_unavailable', `functions/${own.name} cannot be loaded`);
      });
      const factory = await loading;
      try {
        return await factory({ ...ports, reportError })(request);
      } catch (error) {
        reportError(error);
        throw error;
      }
    };
  };
}

/** Returns the place in the functions of a site that an error comes from. */
function locate(error: unknown, root: string): string | undefined {
  const folder = join(root, 'functions') + sep;
  const { stack } = Object(error) as { stack?: string };
  const found = findPosition(String(stack), (file) => file.startsWith(folder));
  return found && `${relative(root, found.file)}:${found.line}:${found.column}`;
}

/** Returns paths and times of the files in a folder as one text. */
function readState(folder: string): string {
  return listTree(folder)
    .map(({ path }) => {
      const stats = statSync(join(folder, path), { throwIfNoEntry: false });
      return `${path} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
}

async function loadFactory(
  { path }: OwnFunction,
  { packageRoot, root, dataDir }: FunctionSources,
): Promise<HandlerFactory> {
  const entry = `export { default } from ${JSON.stringify(path)};`;
  const { code, map = '' } = await bundleCode(entry, { packageRoot, root, hasMap: true });
  const folder = join(dataDir, 'functions');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  await writeWhole(`${file}.map`, map);
  await writeWhole(file, code);
  const { default: factory } = await importFile<{ default?: unknown }>(file);
  if (typeof factory !== 'function') throw new Error('its default export is not a function');
  return factory as HandlerFactory;
}

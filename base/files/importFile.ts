import NodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Imports the module in a file. V8 cannot import from the compiled code in our cache, so Node does. */
export function importFile<Module>(path: string): Promise<Module> {
  return load(pathToFileURL(path).href) as Promise<Module>;
}

/** Compiled by Node itself, whatever compiled this module. */
const compiled = new NodeModule('import') as NodeModule & {
  exports: { load(url: string): Promise<unknown> };
  _compile(code: string, path: string): void;
};
compiled._compile('exports.load = (url) => import(url);', fileURLToPath(import.meta.url));
const { load } = compiled.exports;

import { buildBundles } from './buildBundles.ts';
import { serializeError } from './serializeError.ts';

// The script of a child process: node bundleProcess.js PACKAGE FOLDER. Sends an error as a message.
const [, , packageRoot = '', folder = ''] = process.argv;
process.env.NODE_ENV = 'production';
try {
  await buildBundles(packageRoot, folder);
  process.disconnect?.();
} catch (error) {
  process.exitCode = 1;
  process.send?.(serializeError(error), undefined, undefined, () => process.disconnect?.());
}

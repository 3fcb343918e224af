import { serializeError } from '../build/workers/messages.ts';
import { buildBundles } from './buildBundles.ts';

// A process of its own: node bundleProcess.js PACKAGE FOLDER. It reports an error as a message.
const [, , packageRoot = '', home = ''] = process.argv;
process.env.NODE_ENV = 'production';
try {
  await buildBundles(packageRoot, home);
  process.disconnect?.();
} catch (error) {
  process.exitCode = 1;
  process.send?.(serializeError(error), undefined, undefined, () => process.disconnect?.());
}

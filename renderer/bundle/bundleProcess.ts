import { serializeError } from '../../base/errors/serializeError.ts';
import { buildBundles } from './buildBundles.ts';

// The script of a child process: node bundleProcess.js INSTALLATION FOLDER, the first as JSON. Sends an
// error as a message.
const [, , installation = '', folder = ''] = process.argv;
process.env.NODE_ENV = 'production';
try {
  await buildBundles(JSON.parse(installation), folder);
  process.disconnect?.();
} catch (error) {
  process.exitCode = 1;
  process.send?.(serializeError(error), undefined, undefined, () => process.disconnect?.());
}

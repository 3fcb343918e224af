import { serializeError } from '../base/errors/serializeError.ts';
import { buildBundles } from './buildBundles.ts';

// The script of a child process: node bundleProcess.cjs INSTALLATION FOLDER, the first as JSON. Sends an
// error as a message.
const [, , installation = '', folder = ''] = process.argv;
process.env.NODE_ENV = 'production';
buildBundles(JSON.parse(installation), folder).then(
  () => process.disconnect?.(),
  (error: unknown) => {
    process.exitCode = 1;
    process.send?.(serializeError(error), undefined, undefined, () => process.disconnect?.());
  },
);

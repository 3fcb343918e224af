import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../../code/commandLine.mjs';

/** The process of CommandServer.ts. */
const installation = await commandLine();
const { main } = await import(pathToFileURL(join(installation.commandLine, 'main.cjs')).href);
let last = Promise.resolve();

process.on('message', ({ id, args }) => {
  last = last.then(async () => {
    process.send({ id, result: await run(args) });
  });
});
process.once('disconnect', () => process.exit());

async function run(args) {
  const outputs = { stdout: '', stderr: '' };
  for (const name of Object.keys(outputs))
    process[name].write = (text) => {
      outputs[name] += text;
      return true;
    };
  await main(args, installation);
  // Each run adds a listener.
  process.stdout.removeAllListeners('error');
  return { status: process.exitCode, ...outputs };
}

import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { logError } from '../../base/http/handleRequests.ts';
import { awaitStop } from '../../base/process/awaitStop.ts';
import { openInBrowser } from '../../base/process/openInBrowser.ts';
import { createNewSite, type Options, offerForms, parsePort } from '../../cli/index.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { siteSectionRegistry } from '../../renderer/index.ts';
import { DevBundle, refuseFolderName, runIdleTasks } from '../../server/index.ts';
import { loadEditorBundle } from '../loadEditorBundle.ts';
import { getSystemErrorReason } from './draft/getSystemErrorReason.ts';
import { startEditorServer } from './startEditorServer.ts';

/** `edit`: serves the visual editor, on this computer only. */
export async function edit({ root, values }: Options, installation: Installation): Promise<number> {
  refuseFolderName(root);
  refuseFolderName(installation.packageRoot);
  const port = parsePort(values.port, 5174);
  if (await isEmpty(root)) {
    const created = await createNewSite({ folder: root, yes: !process.stdin.isTTY }, installation);
    process.stdout.write(`${created}\n`);
  }
  // Without the checks of React, the preview updates twice as fast.
  process.env.NODE_ENV = 'production';
  const found = findSiteCode(root, installation);
  const usable = await loadSiteCode(found);
  // Types that cannot be loaded are watched until they are corrected. Names stay as they are.
  const isAmbiguous = siteSectionRegistry.nameProblems.length > 0;
  const code = isAmbiguous ? usable : found;
  // A failure after the server has started would leave the process running.
  const [ui, bundle] = await Promise.all([loadEditorBundle(installation), DevBundle.open(usable)]);
  // From the first request on, the server has drafts.
  const stopped = awaitStop();
  const server = await startEditorServer({ code, bundle, ui, port });
  process.stdout.write(`The editor is open at ${server.address}\n`);
  offerForms(root, 'edit');
  if (!values['no-open']) openInBrowser(server.address);
  // The schemas are for other programs: the browser asks for the site first.
  server
    .open()
    .then(() => pause(schemaDelay, undefined, { ref: false }))
    .then(() => runIdleTasks(root))
    .catch(logError);
  let status = 0;
  try {
    await Promise.race([stopped, server.failed]);
  } finally {
    try {
      await server.close();
    } catch (error) {
      process.stderr.write(
        `Unsaved changes could not be stored: ${getSystemErrorReason(error)}.\n`,
      );
      status = 1;
    }
  }
  return status;
}

/** The wait between the check of the site and writing its schemas, in milliseconds. */
const schemaDelay = 2000;

/** Whether a folder contains nothing that a person put there. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name === '.git' || name === '.blockwright');
}

import { createRequire } from 'node:module';
import { openBrowser } from '../../browser/openBrowser.ts';
import { serveFolder } from '../serveFolder.ts';
import type { Finding } from './Chain.ts';

/** Runs axe on the home page of a built site, as a step of CI would. */
export async function listContrastFaults(folder: string): Promise<Finding[]> {
  const server = await serveFolder(folder);
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(server.address);
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
    const nodes = (await page.evaluate(
      `axe.run({ runOnly: ['color-contrast'] }).then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary)))`,
    )) as string[];
    return nodes.map((text) => ({ text }));
  } finally {
    await browser.close();
    server.close();
  }
}

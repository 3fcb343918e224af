import { explainSystemError } from '../../base/errors/explainSystemError.ts';
import { writeSiteSchemas } from '../../renderer/index.ts';
import { logError } from '../../server/index.ts';

/** Writes the schemas of a site for other editors. A server goes on without them, such as on a read-only disk. */
export async function offerSchemas(root: string): Promise<void> {
  try {
    await writeSiteSchemas(root);
  } catch (error) {
    const message = explainSystemError(error);
    if (message === undefined) logError(error);
    else process.stderr.write(`The schemas for other editors were not written. ${message}\n`);
  }
}

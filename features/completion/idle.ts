import { writeSiteSchemas } from './writeSiteSchemas.ts';

/** Writes the schemas of a site. A server goes on without them, such as on a read-only disk. */
export async function whenIdle(root: string): Promise<void> {
  try {
    await writeSiteSchemas(root);
  } catch (error) {
    const { explainSystemError } = await import('../../base/errors/explainSystemError.ts');
    const message = explainSystemError(error);
    if (message === undefined) throw error;
    process.stderr.write(`The schemas for other editors were not written. ${message}\n`);
  }
}

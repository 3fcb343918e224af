import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './system/writeDurably.ts';

/** The keys of one local backend, made when it first starts. */
export interface Secrets {
  /** Does everything in storage. */
  serviceKey: string;
  /** Signs links to files. */
  signing: string;
  /** Hashes network addresses. */
  addresses: string;
  /** Lets operators call `maintain`. */
  cron: string;
}

/** Reads the keys of a folder, or makes them. */
export async function readSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json');
  const found = await readFile(path, 'utf8').catch(() => undefined);
  if (found !== undefined) return JSON.parse(found) as Secrets;
  const make = () => randomBytes(32).toString('base64url');
  const secrets = { serviceKey: make(), signing: make(), addresses: make(), cron: make() };
  await writeDurably(path, JSON.stringify(secrets, null, 2));
  return secrets;
}

import type { Database } from '../database/Database.ts';
import type { ObjectFiles } from './openObjectFiles.ts';

/** The database, files and keys of the storage server. */
export interface StorageOptions {
  database: Database;
  files: ObjectFiles;
  /** The key of anonymous visitors, who have the rights of the database role `anon`. */
  anonKey: string;
  /** The key of the service role, which has all rights. */
  serviceKey: string;
  /** The key that signs links. */
  secret: string;
}

/** A request with its role, bucket and object name. */
export interface StorageContext extends StorageOptions {
  request: Request;
  url: URL;
  role: 'anon' | 'service';
  bucket: string;
  name: string;
}

/** Answers the requests of a route. */
export type StorageHandler = (context: StorageContext) => Promise<Response>;

/** A storage bucket with the rights of the service role. Every call throws when storage is down. */
export interface ObjectStore {
  /** Reads an object, up to `limit` bytes. */
  read: (name: string, limit: number) => Promise<Uint8Array | 'missing' | 'too_large'>;
  /**
   * Returns the claim that the uploader stored with an object: a hash of the idempotency key of the
   * submission it belongs to. Undefined for an object without a claim.
   */
  readClaim: (name: string) => Promise<string | undefined>;
  /** Stores an object. An existing one with this name is kept. */
  write: (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Returns a download URL that is valid for this many seconds. */
  sign: (name: string, seconds: number) => Promise<string>;
  /** Deletes objects; unknown names are ignored. */
  remove: (names: string[]) => Promise<void>;
}

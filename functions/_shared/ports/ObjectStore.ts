/** The bucket `resumes`, with the rights of the service. Every call may throw when storage is down. */
export interface ObjectStore {
  /** Reads an object, up to `limit` bytes. */
  read: (name: string, limit: number) => Promise<Uint8Array | 'missing' | 'too_large'>;
  /**
   * The claim that the uploader left with an object: a hash of the idempotency key of the submission
   * that may name it. Undefined when there is none.
   */
  claim: (name: string) => Promise<string | undefined>;
  /** An address that gives the object to whoever has it, for so many seconds. */
  sign: (name: string, seconds: number) => Promise<string>;
  /** Deletes objects; names that do not exist are passed over. */
  remove: (names: string[]) => Promise<void>;
}

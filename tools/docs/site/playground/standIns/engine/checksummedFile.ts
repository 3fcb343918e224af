/** Stands in for the files of a cache: the playground keeps none. */
export async function readOrCreate(_path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  return create();
}

/** Finds no file. */
export async function readChecksummed(): Promise<undefined> {}

/** Writes nothing. */
export async function writeChecksummed(): Promise<void> {}

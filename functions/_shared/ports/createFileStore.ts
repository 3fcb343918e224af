import type { ObjectStore } from './ObjectStore.ts';

/**
 * Creates the store of the files of submissions. A file is an object of the bucket `uploads`, or has
 * its bucket in front, such as `photos/1-Ana.jpg`.
 */
export function createFileStore(openBucket: (bucket: string) => ObjectStore): ObjectStore {
  return {
    read: (file, limit) => openBucket(getBucket(file)).read(getName(file), limit),
    readClaim: (file) => openBucket(getBucket(file)).readClaim(getName(file)),
    write: (file, bytes, type) => openBucket(getBucket(file)).write(getName(file), bytes, type),
    sign: (file, seconds) => openBucket(getBucket(file)).sign(getName(file), seconds),
    async remove(files) {
      for (const bucket of new Set(files.map(getBucket)))
        await openBucket(bucket).remove(
          files.filter((file) => getBucket(file) === bucket).map(getName),
        );
    },
  };
}

function getBucket(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'uploads';
}

function getName(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

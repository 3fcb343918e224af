/** Returns the collection whose rows a file has: `data/staff.csv` has the rows of `staff`. */
export function getCollectionName(file: string): string | undefined {
  return /^data\/([^/]+?)(?:\.pictures)?\.(?:ya?ml|csv|json)$/.exec(file)?.[1];
}

/** Whether a file has the rows of a collection in another format than YAML. */
export function isTablePath(file: string): boolean {
  return /\.(?:csv|json)$/.test(file);
}

/** Whether a file has the texts of the pictures in a folder, which are the rows of a collection. */
export function isPicturesPath(file: string): boolean {
  return /^data\/[^/]+\.pictures\.yaml$/.test(file);
}

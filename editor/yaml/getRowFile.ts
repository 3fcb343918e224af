/** Returns the path of the Markdown file of a row with another key. */
export function getRowFile(file: string, key: string): string {
  return inFolder.test(file)
    ? file.replace(/[^/]+(?=\/[^/]+$)/, () => key)
    : file.replace(/[^/]+(?=\.\w+$)/, () => key);
}

/** Rows as the index of a folder. */
const inFolder = /^(?:data|locales\/[^/]+)\/[^/]+\/[^/]+\/[^/]+$/;

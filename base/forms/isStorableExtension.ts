/** Whether functions store files with an extension: 2 to 5 letters or digits, of no type that can run. */
export function isStorableExtension(extension: string): boolean {
  return /^[a-z0-9]{2,5}$/.test(extension) && !runnable.has(extension);
}

/** Extensions of files that run code when they are opened. */
const runnable = new Set(
  'htm html xhtml xht svg xml js mjs exe dll msi bat cmd com scr ps1 vbs jar sh app dmg apk lnk hta'.split(
    ' ',
  ),
);

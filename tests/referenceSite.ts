import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the reference site, which lies in the same folder as the engine, into a folder of its own. */
export function copyReferenceSite(root: string): void {
  for (const [from, to] of parts) cpSync(from, join(root, to), { recursive: true });
}

/** The files and folders of the site, and where a site has them that is not in the engine's repository. */
const parts = [
  ['pages.yaml', 'pages.yaml'],
  ['data', 'data'],
  ['public', 'public'],
  ['words.yaml', 'words.yaml'],
  ['functions/search-virtual-latinos', 'functions/search-virtual-latinos'],
  ['functions/send-applicant-email', 'functions/send-applicant-email'],
  ['sections/_site', 'sections'],
] as const;

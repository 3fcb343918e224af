import { type Document, parseDocument } from 'yaml';

/** Parses a text as YAML 1.2. Duplicate keys are left to `readNode`, which locates them. */
export function parseTree(text: string): Document.Parsed {
  return parseDocument(text, {
    keepSourceTokens: false,
    logLevel: 'error',
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
  });
}

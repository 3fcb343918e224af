import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ImportNote } from '../model/ImportNote.ts';
import { readHead } from './listExportFiles.ts';
import type { WxrExport } from './WxrExport.ts';
import { WxrParser } from './WxrParser.ts';

/**
 * Reads the files of an export, in pieces, so that a large file needs no more memory than its texts.
 *
 * @throws UserError for a file that defines entities
 */
export async function readExport(
  files: readonly string[],
  note: (note: ImportNote) => void,
): Promise<WxrExport> {
  const site: WxrExport = {
    title: '',
    description: '',
    language: '',
    urls: new Set(),
    authors: new Map(),
    parents: new Map(),
    items: [],
  };
  for (const path of files) {
    const file = basename(path);
    const parser = new WxrParser(file, site);
    const decoder = new TextDecoder(readEncoding(path));
    let isBroken = false;
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
      const text = decoder.decode(chunk, { stream: true });
      isBroken ||= text.includes('\ufffd');
      parser.write(text);
    }
    parser.write(decoder.decode());
    parser.end();
    if (isBroken)
      note({ file, what: 'characters in another encoding', became: 'are shown as \ufffd' });
    if (parser.isCut)
      note({
        file,
        what: 'an export that ends in the middle',
        became: 'was read up to there; export the site again, in smaller parts',
      });
  }
  return site;
}

/** Returns the encoding that the first bytes of an XML file name; UTF-8 by default. */
function readEncoding(path: string): string {
  const head = readHead(path);
  if (head.startsWith('\u00ff\u00fe')) return 'utf-16le';
  if (head.startsWith('\u00fe\u00ff')) return 'utf-16be';
  const [, named = 'utf-8'] = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/.exec(head) ?? [];
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}

import { isPictureAddress } from '../../page/isFileAddress.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';

/**
 * Finds out what a fetched file is, by its content. A picture gets the ending of its format.
 *
 * @returns why it cannot come along, if it cannot
 */
export async function identifyFile(
  address: string,
  bytes: Uint8Array,
  isPicture: boolean,
): Promise<ImportedFile | string> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000)).trimStart();
  if (isPicture && /^(?:\ufeff|ï»¿)?(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(start))
    return identifyDrawing(address, bytes);
  if (!isPicture) {
    if (/^<(?:!doctype html|html)/i.test(start)) return 'it is a page';
    return programs.test(address) ? 'it is a program' : { address, content: bytes };
  }
  const { default: sharp } = await import('sharp');
  try {
    const { format } = await sharp(bytes).metadata();
    const endings = formatEndings[format ?? ''];
    if (!endings) return 'it is no picture that browsers show';
    const [, ending = ''] = /\.(\w+)$/.exec(address) ?? [];
    if (endings.includes(ending.toLowerCase())) return { address, content: bytes };
    const stem = isPictureAddress(address) ? address.replace(/\.\w+$/, '') : address;
    return { address: `${stem.replace(/\/$/, '')}.${endings[0]}`, content: bytes };
  } catch {
    return 'it is no picture that browsers show';
  }
}

/** Endings of files that browsers run. */
const programs = /\.(?:css|htc|m?js|swf|wasm|xml|xsl)$/i;

const formatEndings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  heif: ['avif'],
  avif: ['avif'],
};

/** Refuses drawings that contain scripts, since browsers run them. */
function identifyDrawing(address: string, bytes: Uint8Array): ImportedFile | string {
  const text = new TextDecoder().decode(bytes);
  if (!/<svg\b/i.test(text)) return 'it is no picture that browsers show';
  if (/<script\b|\bon\w+\s*=|javascript:|<foreignObject\b|<!ENTITY/i.test(text))
    return 'it is a drawing with a script';
  const path = /\.svg$/i.test(address) ? address : `${address.replace(/\.\w+$|\/$/, '')}.svg`;
  return { address: path, content: bytes };
}

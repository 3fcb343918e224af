import { invisible } from '../../yaml/findUnusableCharacter.ts';
import { isAbsoluteAddress } from './isAbsoluteAddress.ts';

/** Whether a text is a route, an anchor, or an address with an allowed scheme. */
export function isSafeLink(text: string): boolean {
  if (/[\s\\<>"]/.test(text) || invisible.test(text)) return false;
  if (text.startsWith('//')) return false;
  if (text.startsWith('/')) return true;
  if (text.startsWith('#')) return text.length > 1;
  return isAbsoluteAddress(text);
}

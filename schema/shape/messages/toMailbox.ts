import { isMailbox } from '../formats/isAbsoluteAddress.ts';

/** Returns the email address that a text certainly means: `mailto:a@b.example`, `a(at)b.example`. */
export function toMailbox(text: string): string | undefined {
  const address = text.replace(/^mailto:/i, '').replace(/\s*[([{]at[)\]}]\s*| at /i, '@');
  return isMailbox(address) ? address : undefined;
}

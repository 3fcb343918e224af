import { compactPhone } from '../../../base/text/compactPhone.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { Explanation, Finding } from '../../diagnostics/Finding.ts';
import { invalidLink, notAPage } from '../../rules/shape/invalid-link.ts';
import { invisible } from '../../yaml/findUnusableCharacter.ts';
import { isSafeLink } from '../formats/isSafeLink.ts';
import { suggest } from './suggest.ts';

/** Explains why an address must not be linked to. */
export function explainAddress(text: string): Explanation {
  return invalidLink(text, suggestAddress(text));
}

/** Returns the link that a text with a slip in its form certainly means. */
function repairAddress(text: string): string | undefined {
  const target = /^\[[^\]]*\]\(([^()\s]+)\)$/.exec(text)?.[1] ?? /^<(.+)>$/.exec(text)?.[1] ?? text;
  const repaired = target
    .trim()
    .replace(/^(?:https?:?\/\/)+(?=https?:?\/\/)/i, '')
    .replace(/^(?:https?|htp|htps|htt|hhtps?|httpss?)\s*[:;]?\s*\/\/?\s*(?=[\w.-])/i, 'https://')
    .replace(/^(?:mailto|mail|e-?mail)(?::?\/\/|:|;)\s*(?=\S+@)/i, 'mailto:')
    .replace(/^(mailto:\S+?)\s*[,;]\s*(?=\S+@)/, '$1,')
    .replace(/^(?:phone|telephone|telefon|call):\s*/i, 'tel:')
    .replace(/ +#(?=\w)/, '#')
    .replace(/^# +/, '#')
    .replace(/^\\(?=\w)/, '/')
    .replace(/^\/\/(?=[\w-]+\.)/, 'https://');
  return repaired !== text && isSafeLink(repaired) && !/^http:/i.test(text) ? repaired : undefined;
}

function suggestAddress(text: string): Pick<Finding, 'hint' | 'fix'> {
  const repaired = repairAddress(text);
  if (repaired !== undefined) return suggest(repaired);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const phone = compactPhone(text.replace(/^tel:/i, ''));
  if (/^\+?\d{5,15}$/.test(phone) && /^tel:|[ /]|^[+0]/i.test(text)) return suggest(`tel:${phone}`);
  if (scheme === 'http') return suggest(text.replace(/^http:/i, 'https:'));
  if (scheme && scheme.length > 1 && !text.includes(' '))
    return {
      hint: ['https', 'mailto', 'tel', 'sms'].includes(scheme)
        ? `complete the address after \`${scheme}:\``
        : 'use a route, an anchor, or an address with https:, mailto:, tel: or sms:',
    };
  if (/^[\w.-]+@[\w.-]+\.\w+$/.test(text)) return suggest(`mailto:${text}`);
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io|example)\b)/i.test(text))
    return suggest(`https://${text}`);
  const inner = /^[“”„"‘’](.+)[“”’]$/.exec(text)?.[1];
  if (inner !== undefined)
    return {
      hint: 'replace the typographic quotation marks by straight ones: "…"',
      fix: { text: inner },
    };
  // Whoever cannot see a character did not mean to write it.
  if (/^\/(?!\/)/.test(text) && !invisible.test(text) && isSafeLink(encodeAddress(text)))
    return suggest(encodeAddress(text));
  const file = /^(?:\.{1,2}\/)*(?:public\/)?([\w-][\w./-]*(?:[?#]\S*)?)$/.exec(text)?.[1];
  if (file !== undefined && (file !== text || /\.[a-z]\w{0,4}$/i.test(file)))
    return suggest(`/${file.replace(/(?:\/?\bindex)?\.(?:html?|php|aspx?|md)(?=[?#]|$)/i, '')}`);
  if (/^[a-z0-9][\w/#-]*$/i.test(text))
    return { hint: `write "/${text}" for a page, or "#${text}" for an anchor` };
  return {
    hint: 'use a route (/pricing), an anchor ("#faq"), or an address with https:, mailto: or tel:',
  };
}

/** Explains why an address cannot be a redirect target or canonical address. */
export function explainDestination(text: string): Explanation {
  return isSafeLink(text) ? notAPage(text) : explainAddress(text);
}

import { parseAddress } from '../../../base/text/parseAddress.ts';

/** Whether a text is a complete address with a scheme that links may use. */
export function isAbsoluteAddress(text: string): boolean {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  switch (scheme) {
    case 'https':
      return isWebAddress(text);
    case 'mailto':
      return isMailAddress(rest);
    case 'tel':
      return isPhoneNumber(rest);
    case 'sms': {
      const [number = '', ...fields] = rest.split('?');
      return isPhoneNumber(number) && fields.length < 2 && areValidFields(fields[0], ['body']);
    }
    default:
      return false;
  }
}

/** Refuses user names and passwords before the host: they hide where a link leads. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/(?!https?:)[^/?#@]+(?:[/?#]|$)/i.test(text) || !parseAddress(text)) return false;
  return !controls.test(text);
}

/** Follows https://www.rfc-editor.org/rfc/rfc6068, without encoded characters in addresses. */
function isMailAddress(text: string): boolean {
  const [addresses = '', ...fields] = text.split('?');
  return (
    addresses.split(',').every(isMailbox) &&
    fields.length < 2 &&
    areValidFields(fields[0], ['subject', 'body', 'cc', 'bcc'])
  );
}

/** Whether a text is a single email address. */
export function isMailbox(text: string): boolean {
  return mailbox.test(text);
}

const mailbox = /^[\w.!$'*+^`{|}~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u;

/** Allows line breaks only in the body: elsewhere they would start another header. */
function areValidFields(query: string | undefined, names: readonly string[]): boolean {
  if (query === undefined) return true;
  return query.split('&').every((field) => {
    const [, name = '', value = ''] = /^([a-z]+)=([^#]*)$/i.exec(field) ?? [];
    const lines = name.toLowerCase() === 'body' ? value.replace(/%0d|%0a/gi, '') : value;
    return names.includes(name.toLowerCase()) && !controls.test(lines);
  });
}

function isPhoneNumber(text: string): boolean {
  return /^\+?[\d().-]{1,40}$/.test(text) && /\d/.test(text);
}

/** Matches control characters, also percent-encoded ones. */
const controls = /\p{Cc}|%(?:[01][\da-f]|7f)/iu;

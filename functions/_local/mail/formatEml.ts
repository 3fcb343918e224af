import type { StoredMessage } from './openMailbox.ts';

/** Formats a stored message as an Internet message (RFC 5322) in plain text. */
export function formatEml(message: StoredMessage): string {
  const headers: [string, string][] = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ...(message.replyTo === undefined ? [] : [['Reply-To', message.replyTo] as [string, string]]),
    ['Subject', encodeWords(message.subject)],
    ['Date', new Date(message.sentAt).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${message.id}@blockwright.localhost>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
  ];
  const head = headers.map(([name, value]) => `${name}: ${value.replace(/\p{Cc}+/gu, ' ')}`);
  const body = Buffer.from(message.text.replaceAll('\n', '\r\n')).toString('base64');
  return `${head.join('\r\n')}\r\n\r\n${body.replace(/.{76}/g, '$&\r\n')}\r\n`;
}

/** Encodes a text that is not ASCII in pieces short enough for a header (RFC 2047). */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character) > 42) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces.map((item) => `=?UTF-8?B?${Buffer.from(item).toString('base64')}?=`).join(' ');
}

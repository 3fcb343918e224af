import type { StoredMessage } from './openMailbox.ts';

/** A letter as an Internet message (RFC 5322), in plain text. */
export function formatEml(letter: StoredMessage): string {
  const headers: [string, string][] = [
    ['From', letter.from],
    ['To', letter.to.join(', ')],
    ...(letter.replyTo === undefined ? [] : [['Reply-To', letter.replyTo] as [string, string]]),
    ['Subject', encodeWords(letter.subject)],
    ['Date', new Date(letter.sentAt).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${letter.id}@blockwright.localhost>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
  ];
  const head = headers.map(([name, value]) => `${name}: ${value.replace(/\p{Cc}+/gu, ' ')}`);
  const body = Buffer.from(letter.text.replaceAll('\n', '\r\n')).toString('base64');
  return `${head.join('\r\n')}\r\n\r\n${body.replace(/.{76}/g, '$&\r\n')}\r\n`;
}

/** Words that are not ASCII, encoded in pieces that are short enough for a header (RFC 2047). */
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
  return pieces.map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join(' ');
}

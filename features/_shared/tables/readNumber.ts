/**
 * Returns the number that a cell writes; undefined for other texts, and for numbers that one country
 * reads as thousands and another one as decimals, such as `1.234` in a file with `;`.
 *
 * @param separator of the table: files with `;` write decimals with a comma
 */
export function readNumber(text: string, separator: string): number | undefined {
  const decimal = separator === ';' ? ',' : '.';
  const [, thousands] = /^[-+]?\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d+$/.exec(text) ?? [];
  const plain = thousands
    ? text.replaceAll(thousands, '')
    : text.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (/^[-+]?\d+$/.test(plain)) return Number(plain);
  const [, sign = '', whole = '', mark, rest = ''] = /^([-+]?)(\d+)([.,])(\d+)$/.exec(plain) ?? [];
  if (mark === undefined) return undefined;
  const mayBeThousands = !thousands && rest.length === 3 && whole.length <= 3 && whole !== '0';
  return mark !== decimal && mayBeThousands ? undefined : Number(`${sign}${whole}.${rest}`);
}

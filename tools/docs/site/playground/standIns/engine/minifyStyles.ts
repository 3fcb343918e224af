/**
 * Minifies the stylesheet of a theme as Lightning CSS does, which does not run in browsers: the same
 * bytes for every stylesheet that `themeStylesheet()` writes. A test compares both.
 */
export function minifyStyles(css: string): Buffer {
  return Buffer.from(writeRules(readRules(css)));
}

interface Rule {
  prelude: string;
  /** The declarations, or the rules of an at-rule with a condition. */
  body: string | Rule[];
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const close = findClose(css, open);
    const prelude = css.slice(at, open).trim();
    const content = css.slice(open + 1, close);
    const body = prelude.startsWith('@media') ? readRules(content) : content;
    rules.push({ prelude, body });
    at = close + 1;
  }
  return rules;
}

function findClose(css: string, open: number): number {
  let depth = 0;
  for (const { 0: token, index } of css.slice(open).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (token === '{') depth++;
    if (token === '}' && --depth === 0) return open + index;
  }
  return css.length;
}

function writeRules(rules: readonly Rule[]): string {
  const written: { prelude: string; body: string }[] = [];
  for (const { prelude: source, body } of rules) {
    const prelude = source.replace(/=(['"])([a-z-]+)\1/g, '=$2').replace(/, +/g, ',');
    const isFont = prelude === '@font-face';
    const content = typeof body === 'string' ? writeDeclarations(body, isFont) : writeRules(body);
    const last = written.at(-1);
    if (content === '') continue;
    if (last?.prelude === prelude && !isFont) last.body += `;${content}`;
    else written.push({ prelude, body: content });
  }
  return written.map(({ prelude, body }) => `${prelude}{${body}}`).join('');
}

function writeDeclarations(body: string, isFont: boolean): string {
  return splitOutsideStrings(body)
    .map((declaration) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(declaration) ?? [];
      return `${name}:${isFont ? writeDescriptor(name, value) : writeValue(value)}`;
    })
    .join(';');
}

function splitOutsideStrings(body: string): string[] {
  const parts = body.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Writes the value of a custom property: shorter numbers and colours. Texts in quotes stay. */
function writeValue(value: string): string {
  return value.replace(
    /"(?:\\.|[^"\\])*"|'((?:\\.|[^'\\"])*)'|#[0-9a-f]{3,8}\b|\brgba?\([\d\s.,/%]+\)|(?<![\w#-])-?\d*\.?\d+/gi,
    (token, quoted?: string) => {
      if (quoted !== undefined) return `"${quoted}"`;
      if (token.startsWith('"')) return token;
      if (token.startsWith('#')) return writeHex(token);
      return /^rgb/i.test(token) ? writeHex(toHex(token)) : writeNumber(token);
    },
  );
}

function writeNumber(number: string): string {
  const shortest = number.includes('.') ? number.replace(/\.?0+$/, '') : number;
  return shortest.replace(/^(-?)0+(?=\.)/, '$1') || '0';
}

/** Converts `rgb(1 2 3 / 0.5)` to hexadecimal digits. */
function toHex(color: string): string {
  const parts = color.match(/[\d.]+%?/g) ?? [];
  const channels = parts.map((part, index) => {
    const share = part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part);
    const isByte = index < 3 && !part.endsWith('%');
    return Math.round(isByte ? share : share * 255);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes a colour in its shortest form. */
function writeHex(color: string): string {
  const digits = color.slice(1).toLowerCase();
  const long = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const opaque = long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long;
  const name = shortNames[opaque];
  if (name) return name;
  const isShort = /^(?:(.)\1)+$/.test(opaque);
  return `#${isShort ? opaque.replace(/(.)./g, '$1') : opaque}`;
}

/** The colours whose names are shorter than their digits. */
const shortNames: Readonly<Record<string, string>> = {
  '000080': 'navy',
  '008000': 'green',
  '008080': 'teal',
  '4b0082': 'indigo',
  '800000': 'maroon',
  '800080': 'purple',
  '808000': 'olive',
  '808080': 'gray',
  a0522d: 'sienna',
  a52a2a: 'brown',
  c0c0c0: 'silver',
  cd853f: 'peru',
  d2b48c: 'tan',
  da70d6: 'orchid',
  dda0dd: 'plum',
  ee82ee: 'violet',
  f0e68c: 'khaki',
  f0ffff: 'azure',
  f5deb3: 'wheat',
  f5f5dc: 'beige',
  fa8072: 'salmon',
  faf0e6: 'linen',
  ff0000: 'red',
  ff6347: 'tomato',
  ff7f50: 'coral',
  ffa500: 'orange',
  ffc0cb: 'pink',
  ffd700: 'gold',
  ffe4c4: 'bisque',
  fffafa: 'snow',
  fffff0: 'ivory',
};

/** Writes a descriptor of a font: names without quotes, and shorter ranges of letters. */
function writeDescriptor(name: string, value: string): string {
  if (name === 'unicode-range') return value.replace(/U\+[0-9A-F-]+/g, writeRange);
  return value
    .replace(/"([^"\\]*)"/g, (quoted, text: string, at: number) =>
      value.slice(0, at).endsWith('format(') || !isUnquotable(text) ? quoted : text,
    )
    .replace(/\) format\(/g, ')format(');
}

/** Whether a name, or an address, means the same without quotes. */
function isUnquotable(text: string): boolean {
  return /^\/[\w/.-]*$/.test(text) || /^[a-z][\w-]*(?: [a-z_][\w-]*)*$/i.test(text);
}

function writeRange(range: string): string {
  const [start = '', end] = range.slice(2).split('-');
  const first = start.replace(/^0+(?=.)/, '');
  if (end === undefined) return `U+${first}`;
  const last = end.replace(/^0+(?=.)/, '');
  // `U+1E00-1EFF` is `U+1E??`.
  const zeros = /0*$/.exec(first)?.[0].length ?? 0;
  const letters = /F*$/.exec(last)?.[0].length ?? 0;
  const open = Math.min(zeros, letters);
  const isBlock =
    first.length === last.length && open > 0 && first.slice(0, -open) === last.slice(0, -open);
  return isBlock ? `U+${first.slice(0, -open)}${'?'.repeat(open)}` : `U+${first}-${last}`;
}

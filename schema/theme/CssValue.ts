import { namedColours } from './namedColours.ts';
import { type CssToken, tokenizeCss } from './tokenizeCss.ts';

/** Whether a text is a CSS colour: `#0a5cff`, `teal`, `oklch(60% 0.1 200)`, `var(--color-accent)`. */
export function isCssColour(text: string): boolean {
  return CssValue.accepts(text, (value) => value.colour());
}

/** Parses a CSS value token by token. Each method consumes what it names, or returns false. */
class CssValue {
  readonly #tokens: readonly CssToken[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly CssToken[]) {
    this.#tokens = tokens;
  }

  /** Whether `read` consumes the whole text. */
  static accepts(text: string, read: (value: CssValue) => boolean): boolean {
    if (text.length > 500) return false;
    const tokens = tokenizeCss(text);
    if (!tokens) return false;
    const value = new CssValue(tokens);
    return read(value) && value.#at === tokens.length;
  }

  length(): boolean {
    return this.#number((unit) => lengthUnits.has(unit)) || this.#zero() || this.#calculation();
  }

  colour(): boolean {
    const hash = this.#take('hash');
    if (hash) return [4, 5, 7, 9].includes(hash.text.length);
    const word = this.#take('word', (text) => namedColours.has(text));
    return word !== undefined || this.#variable() || this.#colourFunction();
  }

  /** One or more, separated by commas. */
  list(item: () => boolean): boolean {
    do {
      if (!item()) return false;
    } while (this.#comma());
    return true;
  }

  #zero(): boolean {
    return this.#take('number', (text) => Number(text) === 0) !== undefined;
  }

  #number(hasUnit: (unit: string) => boolean): boolean {
    return this.#take('number', (text) => hasUnit(text.replace(/^[-+\d.]+/, ''))) !== undefined;
  }

  /** `calc(…)`, `min(…)`, `max(…)`, `clamp(…)` or `var(…)`. */
  #calculation(): boolean {
    if (this.#variable()) return true;
    const name = this.#take('function', (text) => calculations.has(text));
    return name !== undefined && this.#closed(() => this.list(() => this.#sum()));
  }

  #sum(): boolean {
    if (!this.#product()) return false;
    while (this.#operator('+', '-')) if (!this.#product()) return false;
    return true;
  }

  #product(): boolean {
    if (!this.#operand()) return false;
    while (this.#operator('*', '/')) if (!this.#operand()) return false;
    return true;
  }

  #operand(): boolean {
    if (this.#number((unit) => unit === '' || lengthUnits.has(unit))) return true;
    if (this.#mark('(')) return this.#closed(() => this.#sum());
    return this.#calculation();
  }

  /** `+` and `-` require spaces around them; other operators allow them. */
  #operator(...signs: string[]): boolean {
    const start = this.#at;
    const before = this.#take('space') !== undefined;
    if (signs.some((sign) => this.#mark(sign))) {
      const after = this.#take('space') !== undefined;
      if ((before && after) || signs.includes('*')) return true;
    }
    this.#at = start;
    return false;
  }

  #variable(): boolean {
    if (!this.#take('function', (text) => text === 'var(')) return false;
    return this.#closed(() => {
      if (!this.#take('variable')) return false;
      return !this.#comma() || this.length() || this.colour();
    });
  }

  #colourFunction(): boolean {
    const name = this.#take('function', (text) => colourFunctions.has(text))?.text;
    if (name === undefined) return false;
    if (name === 'light-dark(')
      return this.#closed(() => this.colour() && this.#comma() && this.colour());
    return this.#closed(() => (name === 'color-mix(' ? this.#mixture() : this.#components(name)));
  }

  /** `in srgb, red 20%, blue`. */
  #mixture(): boolean {
    if (!this.#take('word', (text) => text === 'in')) return false;
    while (this.#take('space')) if (!this.#take('word')) return false;
    let colours = 0;
    while (this.#comma()) {
      const before = this.#percentage() && this.#take('space') !== undefined;
      if (!this.colour()) return false;
      if (!before && this.#take('space') && !this.#percentage()) return false;
      colours++;
    }
    return colours === 2;
  }

  #percentage(): boolean {
    return this.#number((unit) => unit === '%');
  }

  /** Three components and perhaps an alpha: `0 0 0 / 50%`, `from red r g b`, `255, 0, 0, 0.5`. */
  #components(name: string): boolean {
    const relative = this.#take('word', (text) => text === 'from') !== undefined;
    if (relative && !(this.#take('space') && this.colour() && this.#take('space'))) return false;
    if (name === 'color(' && !(this.#take('word') && this.#take('space'))) return false;
    let count = 0;
    do {
      if (!this.#component(relative)) return false;
      count++;
    } while (this.#comma() || this.#operator('*', '/') || this.#take('space'));
    return count === 3 || count === 4;
  }

  #component(relative: boolean): boolean {
    return (
      this.#number((unit) => ['', '%', 'deg', 'rad', 'grad', 'turn'].includes(unit)) ||
      this.#take('word', (text) => text === 'none' || (relative && channels.has(text))) !==
        undefined ||
      this.#calculation()
    );
  }

  /** The content of parentheses and the closing one. */
  #closed(inside: () => boolean): boolean {
    if (++this.#depth > 10) return false;
    this.#take('space');
    if (!inside()) return false;
    this.#take('space');
    this.#depth--;
    return this.#mark(')');
  }

  #comma(): boolean {
    const start = this.#at;
    this.#take('space');
    if (!this.#mark(',')) {
      this.#at = start;
      return false;
    }
    this.#take('space');
    return true;
  }

  #mark(sign: string): boolean {
    return this.#take('mark', (text) => text === sign) !== undefined;
  }

  #take(
    kind: CssToken['kind'],
    fits: (text: string) => boolean = () => true,
  ): CssToken | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind || !fits(token.text)) return undefined;
    this.#at++;
    return token;
  }
}

const lengthUnits = new Set(
  '% rem em px vw vh vi vb vmin vmax svw svh svi svb lvw lvh lvi lvb dvw dvh dvi dvb cqw cqh cqi cqb cqmin cqmax ch ex cap ic lh rlh cm mm q in pt pc'.split(
    ' ',
  ),
);
const calculations = new Set(['calc(', 'min(', 'max(', 'clamp(']);
const colourFunctions = new Set(
  'rgb( rgba( hsl( hsla( hwb( lab( lch( oklab( oklch( color( color-mix( light-dark('.split(' '),
);
const channels = new Set('r g b h s l w a c x y z alpha'.split(' '));

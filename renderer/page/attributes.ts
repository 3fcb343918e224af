import { escapeMarkup } from './escape.ts';

/**
 * An attribute as react-dom writes it, with the space before it; nothing for a value that means
 * absence. Undefined for the few names and values that only react-dom knows how to write.
 */
export function renderAttribute(name: string, value: unknown): string | undefined {
  const write = writers.get(name) ?? learnName(name);
  if (write === nothing) return '';
  const kind = typeof value;
  return kind === 'object' || kind === 'function' || kind === 'symbol'
    ? undefined
    : write(value as Value);
}

type Value = string | number | bigint | boolean;
type Writer = (value: Value) => string | undefined;

function learnName(name: string): Writer {
  const write = writerOf(name);
  writers.set(name, write);
  return write;
}

function writerOf(name: string): Writer {
  if (!/^[a-z_:][\w:.-]*$/i.test(name)) return unknown;
  if (/^on./i.test(name)) return nothing;
  return /^(?:data|aria)-/i.test(name) ? written(name) : text(name);
}

/** A text or number; a boolean is as good as none. */
function text(attribute: string): Writer {
  const write = written(attribute);
  return (value) => (typeof value === 'boolean' ? '' : write(value));
}

/** Written out whatever it is, `true` and `false` too. */
function written(attribute: string): Writer {
  const start = ` ${attribute}="`;
  return (value) => `${start}${escapeMarkup(String(value))}"`;
}

/** There or not there. */
function flag(attribute: string): Writer {
  const whole = ` ${attribute}=""`;
  return (value) => (value ? whole : '');
}

function flagOrText(attribute: string): Writer {
  const asFlag = flag(attribute);
  const asText = text(attribute);
  return (value) => (value === true ? asFlag : asText)(value);
}

function number(attribute: string, least = Number.NEGATIVE_INFINITY): Writer {
  const write = written(attribute);
  return (value) => {
    if (typeof value === 'bigint') return undefined;
    return Number(value) >= least ? write(value) : '';
  };
}

function url(attribute: string): Writer {
  const write = text(attribute);
  return (value) => {
    if (value === '') return '';
    return looksLikeScript.test(String(value)) ? undefined : write(value);
  };
}

/** More than what react-dom defuses, in fewer words. */
const looksLikeScript = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

const nothing: Writer = () => '';
const unknown: Writer = () => undefined;

/** By the name of the prop. Grows with the names that sections use. */
const writers = new Map<string, Writer>([
  ['className', text('class')],
  ['htmlFor', text('for')],
  ['tabIndex', text('tabindex')],
  ['crossOrigin', text('crossorigin')],
  ...each('src href', url),
  ...each('capture download', flagOrText),
  ...each('cols rows size span', (name) => number(name, 1)),
  ...each('rowSpan start', (name) => number(name)),
  ...each('autoFocus multiple muted', (name) => flag(name.toLowerCase())),
  ...each(
    `inert allowFullScreen async autoPlay controls credentialless default defer disabled
    disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate
    open playsInline readOnly required reversed scoped seamless itemScope`,
    flag,
  ),
  ...each(
    `contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable
    preserveAlpha`,
    written,
  ),
  // What these are called is made of words: strokeWidth is stroke-width.
  ...each(
    `acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight
    clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering
    dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily
    fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName
    glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering
    letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition
    overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity
    strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap
    strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration
    textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange
    unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX
    vertOriginY wordSpacing writingMode xHeight`,
    (name) => text(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ),
  ...each(
    'defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref',
    () => nothing,
  ),
  ...each(
    `style action formAction formEncType formMethod formTarget xlinkActuate xlinkArcrole xlinkHref
    xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace xmlnsXlink`,
    () => unknown,
  ),
]);

function each(names: string, writer: (name: string) => Writer): [string, Writer][] {
  return names.split(/\s+/).map((name) => [name, writer(name)]);
}

import { escapeMarkup } from './escape.ts';

/**
 * Writes an attribute as react-dom writes it, with the space before it; nothing for a value that
 * means absence. False for the few names and values that only react-dom knows how to write.
 */
export function writeAttribute(out: string[], name: string, value: unknown): boolean {
  const write = writers.get(name) ?? learnName(name);
  if (write === nothing) return true;
  const kind = typeof value;
  return (
    kind !== 'object' && kind !== 'function' && kind !== 'symbol' && write(value as Value, out)
  );
}

type Value = string | number | bigint | boolean;
type Writer = (value: Value, out: string[]) => boolean;

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
  const start = ` ${attribute}="`;
  return (value, out) => {
    if (typeof value === 'string') out.push(start, escapeMarkup(value), '"');
    else if (typeof value !== 'boolean') out.push(start, String(value), '"');
    return true;
  };
}

/** Written out whatever it is, `true` and `false` too. */
function written(attribute: string): Writer {
  const start = ` ${attribute}="`;
  return (value, out) => {
    out.push(start, escapeMarkup(String(value)), '"');
    return true;
  };
}

/** There or not there. */
function flag(attribute: string): Writer {
  const whole = ` ${attribute}=""`;
  return (value, out) => {
    if (value) out.push(whole);
    return true;
  };
}

function flagOrText(attribute: string): Writer {
  const asFlag = flag(attribute);
  const asText = text(attribute);
  return (value, out) => (value === true ? asFlag : asText)(value, out);
}

function number(attribute: string, least = Number.NEGATIVE_INFINITY): Writer {
  const write = written(attribute);
  return (value, out) =>
    typeof value !== 'bigint' && (!(Number(value) >= least) || write(value, out));
}

function url(attribute: string): Writer {
  const write = text(attribute);
  return (value, out) =>
    value === '' || (!looksLikeScript.test(String(value)) && write(value, out));
}

/** More than what react-dom defuses, in fewer words. */
const looksLikeScript = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

const nothing: Writer = () => true;
const unknown: Writer = () => false;

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

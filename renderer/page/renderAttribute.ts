import { escapeMarkup } from '../../base/text/escape.ts';

/**
 * Returns an attribute as react-dom writes it, after a space; an empty string for a value that
 * leaves it out; undefined for the few names and values that only react-dom can write.
 */
export function renderAttribute(name: string, value: unknown): string | undefined {
  const write = writers.get(name) ?? addWriter(name);
  if (write === writeNothing) return '';
  const type = typeof value;
  return type === 'object' || type === 'function' || type === 'symbol'
    ? undefined
    : write(value as Value);
}

type Value = string | number | bigint | boolean;
type Writer = (value: Value) => string | undefined;

function addWriter(name: string): Writer {
  const write = createWriter(name);
  writers.set(name, write);
  return write;
}

function createWriter(name: string): Writer {
  if (!/^[a-z_:][\w:.-]*$/i.test(name)) return needsReact;
  if (/^on./i.test(name)) return writeNothing;
  return /^(?:data|aria)-/i.test(name) ? anyValue(name) : text(name);
}

/** Writes texts and numbers; a boolean leaves the attribute out. */
function text(attribute: string): Writer {
  const write = anyValue(attribute);
  return (value) => (typeof value === 'boolean' ? '' : write(value));
}

/** Writes every value, `true` and `false` included. */
function anyValue(attribute: string): Writer {
  const start = ` ${attribute}="`;
  return (value) => `${start}${escapeMarkup(String(value))}"`;
}

/** Writes a boolean attribute. */
function flag(attribute: string): Writer {
  const markup = ` ${attribute}=""`;
  return (value) => (value ? markup : '');
}

function flagOrText(attribute: string): Writer {
  const asFlag = flag(attribute);
  const asText = text(attribute);
  return (value) => (value === true ? asFlag : asText)(value);
}

function number(attribute: string, min = Number.NEGATIVE_INFINITY): Writer {
  const write = anyValue(attribute);
  return (value) => {
    if (typeof value === 'bigint') return undefined;
    return Number(value) >= min ? write(value) : '';
  };
}

function url(attribute: string): Writer {
  const write = text(attribute);
  return (value) => {
    if (value === '') return '';
    return looksLikeScript.test(String(value)) ? undefined : write(value);
  };
}

/** Matches more than the addresses that react-dom disarms, with a shorter pattern. */
const looksLikeScript = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

const writeNothing: Writer = () => '';
const needsReact: Writer = () => undefined;

/** Prop name → writer. Filled with the names that sections use. */
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
    anyValue,
  ),
  // Attribute names with hyphens: strokeWidth is stroke-width.
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
    () => writeNothing,
  ),
  ...each(
    `style action formAction formEncType formMethod formTarget xlinkActuate xlinkArcrole xlinkHref
    xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace xmlnsXlink`,
    () => needsReact,
  ),
]);

function each(names: string, writer: (name: string) => Writer): [string, Writer][] {
  return names.split(/\s+/).map((name) => [name, writer(name)]);
}

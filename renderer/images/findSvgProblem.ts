import {
  parseXml,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';

/**
 * Returns why an SVG is unsafe; undefined if it is safe. Opened in a tab, an SVG is a document of
 * the site: it may contain only known elements, and nothing that runs or loads anything.
 */
export function findSvgProblem(content: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'The drawing is not written in UTF-8';
  }
  try {
    const document = parseXml(text, {
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
      preserveCdata: false,
    });
    const { root } = document;
    if (root?.name.replace(/^.*:/, '') !== 'svg') return 'The file holds no drawing';
    for (const node of document.children) {
      if (node instanceof XmlDeclaration && !/^(utf-8|us-ascii)$/i.test(node.encoding ?? 'utf-8'))
        return 'The drawing is not written in UTF-8';
      // Browsers ignore a document type without an internal subset.
      if (node instanceof XmlDocumentType && node.internalSubset)
        return 'The drawing declares entities (<!DOCTYPE … [ … ]>)';
      if (node instanceof XmlProcessingInstruction)
        return `The drawing holds an instruction (<?${node.name} …?>)`;
    }
    return findElementProblem(root, {});
  } catch (error) {
    return `The drawing is not readable XML: ${(error as Error).message.split('\n')[0]}`;
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces in which drawing programs store their own data, which browsers ignore. */
const inertNamespaces =
  /^(http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/creativecommons\.org\/ns#|http:\/\/web\.resource\.org\/cc\/|http:\/\/purl\.org\/dc\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/www\.inkscape\.org\/namespaces\/|http:\/\/www\.bohemiancoding\.com\/sketch\/|http:\/\/www\.serif\.com\/|http:\/\/ns\.adobe\.com\/|http:\/\/www\.figma\.com\/|https?:\/\/vectornator\.io)/;

/** The elements of SVG that draw, and run or load nothing by themselves. */
export const drawingElements = new Set(
  `a altGlyph animate animateMotion animateTransform circle clipPath defs desc ellipse
   feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence filter font font-face g glyph hkern image
   line linearGradient marker mask metadata missing-glyph mpath path pattern polygon polyline
   radialGradient rect set stop style svg switch symbol text textPath title tref tspan use view
   vkern`.split(/\s+/),
);

type Namespaces = Record<string, string>;

function findElementProblem(element: XmlElement, outer: Namespaces): string | undefined {
  const namespaces = { ...outer };
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name === 'xmlns') namespaces[''] = value;
    else if (name.startsWith('xmlns:')) namespaces[name.slice('xmlns:'.length)] = value;
  }
  const [local = '', prefix = ''] = element.name.split(':').reverse();
  const namespace = namespaces[prefix] ?? '';
  if (namespace === svgNamespace ? !drawingElements.has(local) : !inertNamespaces.test(namespace))
    return `The drawing holds <${element.name}>, which may run or load something`;
  for (const [name, value] of Object.entries(element.attributes)) {
    const problem = findAttributeProblem(local, name, value);
    if (problem) return problem;
  }
  if (local === 'style') {
    const problem = findStyleProblem(element.text);
    if (problem) return problem;
  }
  for (const child of element.children) {
    if (child instanceof XmlProcessingInstruction)
      return `The drawing holds an instruction (<?${child.name} …?>)`;
    const problem = child instanceof XmlElement ? findElementProblem(child, namespaces) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

const imageData = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i;

/** Returns why an attribute is unsafe. */
export function findAttributeProblem(
  element: string,
  name: string,
  value: string,
): string | undefined {
  const local = name.replace(/^.*:/, '').toLowerCase();
  if (name.startsWith('xmlns')) return undefined;
  if (local.startsWith('on')) return `The drawing reacts to events (${name}=…)`;
  // Browsers ignore attributes with any other prefix.
  if (/^(?!xlink:|xml:)[^:]+:/.test(name)) return undefined;
  const plain = [...value].filter((char) => char > ' ').join('');
  if (/(javascript|vbscript|livescript):/i.test(plain))
    return `The drawing runs a script (${name}=…)`;
  if (local === 'href' || local === 'src') {
    const isImage = /^(image|feImage)$/.test(element) && imageData.test(plain);
    if (!plain.startsWith('#') && plain !== '' && !isImage)
      return `The drawing refers to something outside of it (${name}="${value.slice(0, 60)}")`;
  }
  if (local === 'base') return 'The drawing sets a base for its addresses (xml:base)';
  // An animation can change the value of any attribute.
  if (local === 'attributename' && /^(.*:)?(on.*|href|src|style|base)$/i.test(plain))
    return `The drawing changes ${plain} while it is shown`;
  return findStyleProblem(value);
}

/** Returns why the CSS of a style element or an attribute is unsafe. */
export function findStyleProblem(css: string): string | undefined {
  const text = css.replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, '');
  if (/@(import|charset|namespace|document)/i.test(text))
    return 'The drawing loads styles (@import)';
  if (/\b(expression|behavior|-moz-binding|image-set|image|cross-fade|src)\s*[(:]/i.test(text))
    return 'The drawing loads or runs something in its styles';
  // Escapes can spell any of the words above.
  if (/\\/.test(text) && /[{:;(]/.test(text)) return 'The drawing holds escapes (\\) in its styles';
  for (const [, target = ''] of text.matchAll(/url\s*\(\s*(["']?[^)]*)/gi)) {
    const address = target.replaceAll(/["'\s]/g, '');
    if (
      !address.startsWith('#') &&
      !imageData.test(address) &&
      !/^data:(font|application\/(x-)?font)/i.test(address)
    )
      return `The drawing refers to something outside of it (url(${address.slice(0, 60)}))`;
  }
  return undefined;
}

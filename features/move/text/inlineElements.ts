/** The elements that do not end a paragraph. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s
  samp small source span strike strong sub sup time tt u var wbr`.split(/\s+/),
);

/** The elements whose text is no sentence of the page: code, drawings, and choices such as a list of countries. */
export const silentElements: ReadonlySet<string> = new Set(
  `audio canvas datalist iframe noscript object script select style svg template textarea video`.split(
    /\s+/,
  ),
);

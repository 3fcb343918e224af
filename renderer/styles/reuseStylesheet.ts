/**
 * Returns the stylesheet of an earlier version of a page if both have the same elements, as after an
 * edit of a text: the same rules match. The code, `site:` and the theme must be the same, too.
 *
 * @param previous the document
 * @param markup the body, without the structured data at its end
 * @returns undefined when elements differ
 */
export function reuseStylesheet(previous: string, markup: string): string | undefined {
  const style = previous.indexOf('<style>');
  const css = previous.slice(style + '<style>'.length, previous.indexOf('</style>', style));
  const body = previous.slice(previous.indexOf('\n<body', style) + 1);
  const data = body.lastIndexOf('<script type="application/ld+json">');
  const end = data < 0 ? body.lastIndexOf('</body>') : data;
  return outline(`${body.slice(0, end)}</body>`) === outline(markup) ? css : undefined;
}

/**
 * Removes what selectors cannot ask for: texts, and attributes other than classes, `dir` and data attributes.
 * Props of islands contain texts as well. Attributes that may read custom properties stay.
 */
function outline(markup: string): string {
  return markup.replaceAll(/>[^<]*/g, '>').replaceAll(irrelevant, '');
}

const irrelevant = / (?!class=|dir=|data-(?!props=|words=))[a-zA-Z:][\w:.-]*="(?:(?!--)[^"])*"/g;

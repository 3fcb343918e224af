import { expect, test } from 'vitest';
import { findSvgProblem } from './findSvgProblem.ts';

const shell = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" ${attributes}>${inner}</svg>`;

const unsafe: Record<string, string | Buffer> = {
  script: shell('<script>1</script>'),
  'script in capitals': shell('<SCRIPT>1</SCRIPT>'),
  'script of another prefix': shell('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
  'script of HTML': shell('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
  'frame of HTML': shell('<iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/>'),
  'element without namespace': '<svg><script>1</script></svg>',
  'foreign object': shell('<foreignObject><p/></foreignObject>'),
  handler: shell('<rect onclick="1"/>'),
  'handler on the root': shell('', 'onload="1"'),
  'handler in capitals': shell('<rect OnClick="1"/>'),
  'handler with a prefix': shell('<rect a:onload="1" xmlns:a="http://example.com"/>'),
  'listener of XML events': shell(
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load"/>',
  ),
  'link to a script': shell('<a href="java&#10;script:alert(1)"><rect/></a>'),
  'link elsewhere': shell('<a xlink:href="https://example.com/"><rect/></a>'),
  'external use': shell('<use href="other.svg#a"/>'),
  'use of data': shell('<use href="data:image/svg+xml,x#a"/>'),
  'picture elsewhere': shell('<image href="//example.com/a.png"/>'),
  'drawing as data': shell('<image href="data:image/svg+xml,%3Csvg/%3E"/>'),
  'feImage elsewhere': shell('<filter><feImage href="https://example.com/a"/></filter>'),
  'animated link': shell('<a><set attributeName="href" to="#x"/></a>'),
  'animated handler': shell('<animate attributeName="onclick" values="1"/>'),
  'script in values': shell('<animate attributeName="x" values="javascript:alert(1)"/>'),
  'style import': shell('<style>@import "https://example.com/a.css";</style>'),
  'style import in CDATA': shell('<style><![CDATA[@import url(//example.com)]]></style>'),
  'style import between comments': shell('<style>@im/**/port url(#a);@/**/import "x"</style>'),
  'style address': shell('<style>rect{fill:url(https://example.com/#a)}</style>'),
  'style escape': shell('<style>rect{fill:u\\72l(//example.com)}</style>'),
  'attribute address': shell('<rect fill="url(//example.com/#a)"/>'),
  'attribute style': shell('<rect style="background:url(\'//example.com\')"/>'),
  'image-set': shell('<rect style="background:image-set(\'//example.com\' 1x)"/>'),
  entities: `<!DOCTYPE svg [<!ENTITY a "b">]>${shell('')}`,
  'unknown entity': shell('&a;'),
  stylesheet: `<?xml-stylesheet href="//example.com"?>${shell('')}`,
  'instruction inside': shell('<?php 1 ?>'),
  base: shell('', 'xml:base="https://example.com/"'),
  'other encoding': `<?xml version="1.0" encoding="utf-7"?>${shell('')}`,
  'UTF-16': Buffer.from(`\ufeff${shell('<script/>')}`, 'utf16le'),
  'broken XML': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script>',
  HTML: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  nothing: '',
};

test.each(Object.entries(unsafe))('refuses an SVG with %s', (_, drawing) => {
  expect(findSvgProblem(Buffer.from(drawing as string))).toMatch(/^The (drawing|file) /);
});

const safe: Record<string, string> = {
  'plain shapes': shell('<g><path d="M0 0h9v9z"/><text x="1">url on, once</text></g>'),
  'a gradient and its use': shell(
    '<defs><linearGradient id="a"><stop/></linearGradient></defs><rect fill="url(#a)"/><use xlink:href="#b"/>',
  ),
  styles: shell('<style>.a{fill:red}@media print{.a{fill:url("#b")}}</style>'),
  'a picture in it': shell('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  'a document type': `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${shell('')}`,
  'notes of a drawing program': shell(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work xmlns:cc="http://creativecommons.org/ns#" rdf:about=""><dc:type xmlns:dc="http://purl.org/dc/elements/1.1/" rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>',
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="a.svg"',
  ),
  'an animation': shell('<circle><animate attributeName="r" values="1;2" dur="1s"/></circle>'),
};

test.each(Object.entries(safe))('accepts an SVG with %s', (_, drawing) => {
  expect(findSvgProblem(Buffer.from(drawing))).toBeUndefined();
});

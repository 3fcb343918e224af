import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import { codeLanguages } from '../../../../schema/vocabulary.ts';
import { hasClass } from './elements.ts';

/** Writes preformatted text as a block of code, in the language that its classes name. */
export function writeCode(element: HtmlElement): string {
  const code = listText(element.children).replace(/^\n/, '').trimEnd();
  if (code.trim() === '') return '';
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${findLanguage(element)}\n${code}\n${fence}`;
}

/** Returns the text of code, without line numbers. */
function listText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!isElement(node)) return '';
      if (node.name === 'br') return '\n';
      if (
        hasClass(node, 'gutter') ||
        hasClass(node, 'lineno') ||
        hasClass(node, 'line-numbers-rows')
      )
        return '';
      return listText(node.children);
    })
    .join('')
    .replaceAll('\u00a0', ' ');
}

/** Returns the language of code that an element, or the element around or inside it, names. */
function findLanguage(element: HtmlElement): string {
  const inner = DomUtils.findAll(({ name }) => name === 'code', element.children);
  const parent = element.parent && isElement(element.parent) ? [element.parent] : [];
  for (const { attribs } of [...inner, element, ...parent]) {
    const { class: classes = '', lang, 'data-lang': data, 'data-language': long } = attribs;
    const named = /(?:^|[\s:])(?:lang(?:uage)?[-:]|brush:\s*)([\w+#-]+)/.exec(classes)?.[1];
    const found = (long ?? data ?? named ?? lang ?? '').toLowerCase();
    const name = otherNames[found] ?? found;
    if ((codeLanguages as readonly string[]).includes(name)) return name;
  }
  return '';
}

/** Names of languages that highlighters of WordPress use. */
const otherNames: Record<string, string> = {
  js: 'javascript',
  jscript: 'javascript',
  ts: 'typescript',
  html: 'xml',
  xhtml: 'xml',
  sh: 'bash',
  shell: 'bash',
  py: 'python',
  yml: 'yaml',
  md: 'markdown',
  cs: 'csharp',
  'c#': 'csharp',
  'c++': 'cpp',
  rb: 'ruby',
};

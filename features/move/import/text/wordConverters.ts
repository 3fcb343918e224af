import { fenceCode } from './fenceCode.ts';
import { writeDestination } from './formatPicture.ts';
import type { NamedConverters } from './NamedElement.ts';

/** Quotes, details, code, links, and parts of a layout. */
export const wordConverters: NamedConverters = [
  [
    /^(?:block)?quote$|^(?:pull)quote$/,
    ({ get, inner }) => {
      const text = inner || get('text', 'quote', 'content', 0) || '';
      const author = get('author', 'by', 'cite', 'source', 'attribution');
      const lines = [text, ...(author ? ['', `— ${author}`] : [])].join('\n').split('\n');
      return text && lines.map((line) => `> ${line}`.trimEnd()).join('\n');
    },
  ],
  [
    /^(?:details|expand|expandable|accordion(?:item)?|collapse|collapsible|spoiler|toggle|faq(?:item)?)$/,
    ({ get, inner }) => {
      const title = get('summary', 'title', 'label', 'question', 'header', 0);
      return [title && `**${title}**`, inner].filter(Boolean).join('\n\n');
    },
  ],
  [
    /^(?:highlight|code|code(?:block|example|snippet|toggle)|syntaxhighlight)$/,
    ({ get, inner }) => inner && fenceCode(inner, get('lang', 'language', 0) ?? ''),
  ],
  [
    /^(?:mermaid|plantuml)$/,
    ({ name, inner }) => inner && fenceCode(inner, name === 'mermaid' ? name : 'text'),
  ],
  [
    /^(?:button|btn|link|a|cta|linkbutton|linkcard|externallink|extlink)$/,
    ({ get, inner }) => {
      const target = get('href', 'url', 'link', 'to', 'src', 'page', 0);
      const words = inner || get('text', 'label', 'title', 'content', 1) || target;
      const more = get('description');
      return target && `[${words}](${writeDestination(target)})${more ? ` – ${more}` : ''}`;
    },
  ],
  [
    /^(?:tabs?|tabitem|tabpanel|columns?|cols?|rows?|center|left|right|div|span|section|grid|cards?|cardgrid|steps?|fragment|wrapper|container|lead|small|wide|fullwidth|gallery|slider|slide|carousel|hint?block|content|text|p|markdown|md|rawhtml|html|unsafe|mark|badge|kbd|icontext|filetree)$/,
    ({ get, inner, element }) => {
      const title = get('title', 'label', 'name');
      const words = inner || get('text', 'content') || '';
      if (element.inner === undefined && words === '') return undefined;
      return [title && `**${title}**`, words].filter(Boolean).join('\n\n');
    },
  ],
  [
    /^(?:br|clear|clearfix|toc|tableofcontents|more|hr)$/,
    ({ name }) => (name === 'hr' ? '***' : ''),
  ],
];

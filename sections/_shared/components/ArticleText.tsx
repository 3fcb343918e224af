import type { Token } from 'markdown-it';
import type { ReactNode } from 'react';
import { shortHash } from '../../../base/text/shortHash.ts';
import { english, isSafeLink, listHeadings, parseArticle } from '../../../schema/vocabulary.ts';
import type { Texts } from '../page/getTexts.ts';
import { useWords } from '../page/words.ts';
import { CodeBlocks, type CodeSource } from '../text/CodeBlocks.tsx';
import { PlainText } from '../text/PlainText.tsx';
import {
  ArticleBody,
  Figure,
  FootnoteMark,
  Footnotes,
  InlinePicture,
  Parts,
  Quotation,
  TableScroll,
} from './ArticleText.style.ts';
import { InnerSection } from './InnerSection.tsx';
import { Picture } from './Picture.tsx';
import { PlainLink } from './PlainLink.tsx';

interface ArticleTextProps {
  /** Full Markdown: CommonMark with tables, strikethrough and footnotes. Raw HTML is text. */
  children: string;
  /** The element of the highest headings of the text, such as `h3` below a title in `h2`. */
  heading: `h${2 | 3 | 4}`;
}

/**
 * Renders full Markdown. Headings get anchors, and levels that continue those around the text. Each
 * kind of token has a small component below. Server only.
 */
export function ArticleText({ children: text, heading }: ArticleTextProps) {
  const { tokens } = parseArticle(text);
  const headings = listHeadings(tokens);
  const highest = Math.min(...headings.map(({ level }) => level));
  const article: ArticleContext = {
    words: useWords(wordGroups),
    noteId: `note-${shortHash(text)}`,
    headings: new Map(
      headings.map(({ token, level, id }) => [
        token,
        { id, level: Math.min(6, Number(heading.slice(1)) + level - highest) },
      ]),
    ),
  };
  const parts = splitAtSections(toTree(tokens)).map(([first, ...others]) =>
    isSection(first) ? (
      <InnerSection key={first?.token.map?.[0]} section={first?.token.meta.section} />
    ) : (
      <ArticleBody key={first?.token.map?.[0]}>
        {renderNodes(first ? [first, ...others] : [], article)}
      </ArticleBody>
    ),
  );
  return parts.length > 1 ? <Parts data-parts="">{parts}</Parts> : parts;
}

/** Splits an article at the sections inside it, to which the styles of text do not apply. */
function splitAtSections(nodes: readonly TokenNode[]): TokenNode[][] {
  const parts: TokenNode[][] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (last && !isSection(node) && !isSection(last[0])) last.push(node);
    else parts.push([node]);
  }
  return parts.length > 0 ? parts : [[]];
}

/** Whether a feature has found a section at this place of the text. */
function isSection(node: TokenNode | undefined): boolean {
  return node?.token.type === 'section';
}

const wordGroups = { footnotes: english.footnotes, table: english.table };

/** Whether a text has more than paragraphs, lists and emphasis. */
export function hasBlocks(text: string): boolean {
  return parseArticle(text).tokens.some(
    ({ type, children }) =>
      !simpleTypes.test(type) || children?.some((child) => /^(?:image|s_open)$/.test(child.type)),
  );
}

const simpleTypes = /^inline$|^(?:paragraph|bullet_list|ordered_list|list_item)_/;

interface ArticleContext {
  words: Texts<typeof wordGroups>;
  /** Begins the anchors of footnotes, which are unique on the page. */
  noteId: string;
  headings: ReadonlyMap<Token, { id: string; level: number }>;
}

/** A token with what is inside its element, or with the fences that follow a fence. */
interface TokenNode {
  token: Token;
  children: TokenNode[];
}

/** Nests the tokens between an opening and a closing token. */
function toTree(tokens: readonly Token[]): TokenNode[] {
  const root: TokenNode[] = [];
  const stack = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      stack.pop();
      continue;
    }
    const last = stack.at(-1)?.at(-1);
    if (token.type === 'fence' && last?.token.type === 'fence') {
      last.children.push({ token, children: [] });
      continue;
    }
    const children = token.type === 'image' ? [] : toTree(token.children ?? []);
    const node: TokenNode = { token, children };
    stack.at(-1)?.push(node);
    if (token.nesting > 0) stack.push(node.children);
  }
  return root;
}

function renderNodes(nodes: readonly TokenNode[], article: ArticleContext): ReactNode[] {
  return nodes.map((node, index) => (
    <Node
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reconciled
      key={index}
      node={node}
      article={article}
    />
  ));
}

/** Props of the components for tokens. */
interface NodeProps {
  node: TokenNode;
  article: ArticleContext;
}

function Node({ node, article }: NodeProps): ReactNode {
  const { token, children } = node;
  const inner = () => renderNodes(children, article);
  switch (token.type) {
    case 'inline':
      return inner();
    case 'text':
      return <PlainText>{token.content}</PlainText>;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br />;
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'fence':
    case 'code_block':
      return <CodeBlocks sources={[node, ...children].map(toCode)} />;
    case 'hr':
      return <hr />;
    case 'paragraph_open':
      return token.hidden ? inner() : <Paragraph node={node} article={article} />;
    case 'heading_open':
      return <Heading node={node} article={article} />;
    case 'blockquote_open':
      return <Quotation>{inner()}</Quotation>;
    case 'ordered_list_open':
      return <ol start={getStart(token)}>{inner()}</ol>;
    case 'link_open':
      return <Link node={node} article={article} />;
    case 'image':
      return (
        <InlinePicture>
          <Picture image={{ src: token.attrGet('src') ?? '', alt: token.content }} sizes="10rem" />
        </InlinePicture>
      );
    case 'table_open':
      return (
        <TableScroll role="group" aria-label={article.words.table.scrollable} tabIndex={0}>
          <table>{inner()}</table>
        </TableScroll>
      );
    case 'th_open':
      return (
        <th scope="col" data-align={getAlignment(token)}>
          {inner()}
        </th>
      );
    case 'td_open':
      return <td data-align={getAlignment(token)}>{inner()}</td>;
    default:
      return token.type.startsWith('footnote') ? (
        <Footnote node={node} article={article} />
      ) : (
        renderElement(token.tag, inner())
      );
  }
}

function toCode({ token: { content, info, map } }: TokenNode): CodeSource {
  return { code: content, language: /^[^\s{]*/.exec(info.trim())?.[0], info, line: map?.[0] };
}

/** Renders an element without attributes. */
function renderElement(tag: string, children: ReactNode): ReactNode {
  const Element = tag as 'p';
  return <Element>{children}</Element>;
}

/** A paragraph; a picture alone becomes a figure with its title as caption. */
function Paragraph({ node, article }: NodeProps) {
  const [inline] = node.children;
  const [only, ...others] = inline?.children ?? [];
  if (only?.token.type !== 'image' || others.length > 0)
    return <p>{renderNodes(node.children, article)}</p>;
  const caption = only.token.attrGet('title');
  return (
    <Figure>
      <Picture
        image={{ src: only.token.attrGet('src') ?? '', alt: only.token.content }}
        sizes="(min-width: 50rem) 44rem, 92vw"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

function Heading({ node: { token, children }, article }: NodeProps) {
  const { id, level } = article.headings.get(token) ?? { id: undefined, level: 6 };
  const Element = `h${level}` as 'h2';
  return <Element id={id}>{renderNodes(children, article)}</Element>;
}

/** A link. One with an unsafe address, which `check` reports, stays text. */
function Link({ node: { token, children }, article }: NodeProps) {
  const address = token.attrGet('href') ?? '';
  const content = renderNodes(children, article);
  return isSafeLink(address) ? <PlainLink to={address}>{content}</PlainLink> : content;
}

/** The parts of footnotes: the mark in the text, the list below, a note and its way back. */
function Footnote({ node: { token, children }, article }: NodeProps) {
  const { id = 0, subId = 0 } = (token.meta ?? {}) as { id?: number; subId?: number };
  const number = id + 1;
  const note = `${article.noteId}-${number}`;
  const mark = `${note}-mark${subId > 0 ? `-${subId + 1}` : ''}`;
  switch (token.type) {
    case 'footnote_ref':
      return (
        <FootnoteMark>
          <a id={mark} href={`#${note}`} aria-label={article.words.footnotes.mark({ number })}>
            {String(number)}
          </a>
        </FootnoteMark>
      );
    case 'footnote_block_open':
      return (
        <Footnotes role="doc-endnotes" aria-label={article.words.footnotes.title}>
          <ol>{renderNodes(children, article)}</ol>
        </Footnotes>
      );
    case 'footnote_open':
      return <li id={note}>{renderNodes(children, article)}</li>;
    default:
      return (
        <>
          {' '}
          <a href={`#${mark}`} aria-label={article.words.footnotes.back({ number })}>
            ↩︎
          </a>
        </>
      );
  }
}

function getStart(token: Token): number | undefined {
  const start = token.attrGet('start');
  return start === null ? undefined : Number(start);
}

function getAlignment(token: Token): string | undefined {
  return /text-align:(center|right)/.exec(token.attrGet('style') ?? '')?.[1];
}

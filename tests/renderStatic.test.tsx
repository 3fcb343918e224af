// biome-ignore-all lint/correctness/useJsxKeyInIterable: nothing is ever reconciled here
// biome-ignore-all lint/correctness/noChildrenProp: tests everything that React accepts
// biome-ignore-all lint/security/noDangerouslySetInnerHtml: tests everything that React accepts
// biome-ignore-all lint/a11y: tests everything that React accepts
import fc from 'fast-check';
import {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  useContext,
  useId,
  useState,
} from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createPageContext,
  createPageDependencies,
} from '../renderer/page/context/createPageContext.ts';
import type { RenderContext } from '../renderer/page/context/RenderContext.ts';
import { PageBody } from '../renderer/page/PageBody.tsx';
import { renderStatic, renderWithReact, tryRenderStatic } from '../renderer/page/renderStatic.ts';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionViews } from '../renderer/sections/sectionViews.ts';
import { checkSite } from '../schema/check/checkSite.ts';
import { ActionAnchor } from '../sections/_shared/components/ActionLink.style.ts';
import { PageProvider, usePage } from '../sections/_shared/page/page.ts';
import { sectionTypes } from './diagnostics/sectionTypes.ts';
import './referenceViews.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

// React warns about the mistakes that these tests make on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['.', 'tests/fixtures/sites/features'])(
  'the pages of the site in %s',
  async (root) => {
    const now = sampleRenderContext.now;
    const { site, pages, forms } = await checkSite({
      root,
      sections: sectionTypes,
      mode: 'build',
      now,
    });
    if (!site) throw new Error(`The site in ${root} has errors`);
    const renderContext: RenderContext = { ...sampleRenderContext, site, pages, forms };

    test.each(pages.map((page) => [page.route, page] as const))('%s', (_, page) => {
      const staticDependencies = createPageDependencies();
      const reactDependencies = createPageDependencies();
      const html = tryRenderStatic(
        <PageBody
          page={page}
          context={createPageContext(page, renderContext, staticDependencies)}
        />,
      );
      expect(html).toBe(
        renderWithReact(
          <PageBody
            page={page}
            context={createPageContext(page, renderContext, reactDependencies)}
          />,
        ),
      );
      expect(staticDependencies).toEqual(reactDependencies);
    });
  },
);

test.each(listPresets())('preset $type/$name', ({ section }) => {
  const View = sectionViews.get(section.type);
  if (!View) throw new Error(`No view for section type ${section.type}`);
  const page = (
    <PageProvider value={createPageContext(samplePage, sampleRenderContext)}>
      <View section={section} />
    </PageProvider>
  );
  expect(tryRenderStatic(page)).toBe(renderWithReact(page));
});

describe('trees rendered without react-dom', () => {
  test.each<[string, ReactNode]>([
    ['text that must be escaped', <p title={`"'&<>`}>{`"'&<>`}</p>],
    [
      'adjacent texts, numbers and empty values',
      <p>
        a{'b'}
        {1}
        {2n}
        {0}
        {''}
        {null}
        {undefined}
        {true}
      </p>,
    ],
    ['lists in lists', <ul>{[[<li key="a">a</li>], [[<li key="b">b</li>]]]}</ul>],
    [
      'fragments',
      <Fragment key="x">
        <StrictMode>
          <b>1</b>
        </StrictMode>
        2
      </Fragment>,
    ],
    ['raw HTML', <p dangerouslySetInnerHTML={{ __html: '<b>"</b>' }} />],
    [
      'void elements',
      <p>
        <br />
        <hr className="a" />
        <wbr />
      </p>,
    ],
    [
      'a drawing',
      <svg viewBox="0 0 1 1" strokeWidth={2} xmlns="x">
        <path strokeLinecap="round" d="" />
      </svg>,
    ],
    ['a link to the same page', <a href="">x</a>],
    [
      'a label',
      <label htmlFor="a" tabIndex={-1} hidden aria-hidden={false} data-a={true} contentEditable>
        x
      </label>,
    ],
    [
      'a popover',
      <button type="button" popoverTarget="a" popoverTargetAction="toggle">
        x
      </button>,
    ],
    [
      'event handlers, which static markup omits',
      <button type="button" onClick={() => {}}>
        x
      </button>,
    ],
    [
      'images loaded at once',
      <p>
        {[1, 2, 2, 3].map((n) => (
          <img key={n} src={`/${n}?a&b`} alt="" fetchPriority="high" />
        ))}
      </p>,
    ],
    [
      'images loaded later',
      <p>
        <img src="/a" alt="" loading="lazy" />
        <img src="data:," alt="" />
        <img src="/b" alt="" fetchPriority="low" />
      </p>,
    ],
    [
      'an image with several sources',
      <picture>
        <source srcSet="/a" sizes="1px" />
        <img src="/b" alt="" />
      </picture>,
    ],
    ['many images', Array.from('abcdefghijkl', (src) => <img key={src} src={src} alt="" />)],
    ['an image with srcset', <img key="a" src="/a" srcSet="/b 2x" alt="" />],
    [
      'a styled element',
      <ActionAnchor href="/" data-style="primary">
        x
      </ActionAnchor>,
    ],
    [
      'a styled element with another tag',
      createElement(ActionAnchor, { as: 'span', className: 'a<', $b: 1, children: 'x' }),
    ],
  ])('%s', (_, node) => {
    expect(tryRenderStatic(node)).toBe(renderWithReact(node));
  });
});

describe('trees left to react-dom, with the page around them', () => {
  const Theme = createContext('light');
  const Themed = () => <i>{useContext(Theme)}</i>;
  const Counter = () => <i>{useState(1)[0]}</i>;
  const Identified = () => <i id={useId()} />;
  const Route = () => <i>{usePage().route}</i>;
  const Memo = memo(Route);
  const Forwarded = forwardRef(Route);
  class Classy extends Component {
    override render() {
      return <Route />;
    }
  }
  const Late = async () => <Route />;

  test.each<[string, ReactNode]>([
    ['a hook', <Counter key="a" />],
    ['an id', <Identified key="a" />],
    [
      'a React context',
      <Theme value="dark" key="a">
        <Themed />
      </Theme>,
    ],
    ['memo', <Memo key="a" />],
    ['forwardRef', <Forwarded key="a" />],
    ['a class', <Classy key="a" />],
    [
      'Suspense',
      <Suspense key="a">
        <Route />
      </Suspense>,
    ],
    ['a style object', <i key="a" style={{ marginTop: 3, '--a': 1 } as object} />],
    ['a field', <input key="a" name="b" value="c" readOnly type="text" />],
    [
      'a choice',
      <select key="a" defaultValue="b">
        <option value="b">B</option>
      </select>,
    ],
    ['a text field', <textarea key="a" defaultValue={'\n1'} />],
    ['a form', <form key="a" method="post" action="/x" />],
    [
      'a named button',
      <button key="a" type="button" name="b" value="c">
        x
      </button>,
    ],
    ['an element of <head>', <title key="a">x</title>],
    [
      'a script URL',
      <a key="a" href={'java\nscript:alert(1)'}>
        x
      </a>,
    ],
    ['a custom element', createElement('my-element', { key: 'a', className: 'b', on: true })],
    ['preformatted text', <pre key="a">{'\n1'}</pre>],
    ['a set', new Set(['a', 'b'])],
  ])('%s', (_, node) => {
    const page = (
      <PageProvider value={createPageContext(samplePage, sampleRenderContext)}>
        <Route />
        {node}
      </PageProvider>
    );
    expect(tryRenderStatic(page)).toBeUndefined();
    expect(renderStatic(page)).toBe(renderWithReact(page));
  });

  test('errors of components pass through unchanged', () => {
    const Broken = () => {
      throw new Error('mine');
    };
    expect(() => renderStatic(<Broken />)).toThrow('mine');
    expect(() => renderStatic(<Late />)).toThrow();
    expect(() => renderStatic(<Route />)).toThrow('usePage() was called outside a page render');
  });
});

test('every tree renders as in react-dom', () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(outcome(() => renderStatic(node))).toEqual(outcome(() => renderWithReact(node)));
    }),
    { numRuns: 3000 },
  );
});

test('plain trees render without react-dom', () => {
  fc.assert(
    fc.property(plainTree, (node) => {
      expect(tryRenderStatic(node)).toBe(renderWithReact(node));
    }),
    { numRuns: 1000 },
  );
});

function outcome(render: () => string): { html: string } | { error: string } {
  try {
    return { html: render() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

const words = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'auto',
    'lazy',
    'high',
    '1',
    'true',
    '/x?a=1&b',
    'javascript:x',
    ' JaVa\tScript:',
    'data:,x',
  ),
  fc.string({ unit: fc.constantFrom('a', '"', "'", '&', '<', '>', ' ', '\n', 'é', '’', '😀') }),
);
const plainNames = `className id title lang dir role htmlFor tabIndex alt width height href
  data-a aria-label aria-hidden hidden strokeWidth fill viewBox d popover`;
const allNames = `${plainNames} src srcSet style action formAction defaultValue defaultChecked
  innerHTML suppressHydrationWarning autoFocus multiple muted xlinkHref xmlLang contentEditable
  spellCheck draggable value focusable inert allowFullScreen async disabled open readOnly itemScope
  capture download cols size span rowSpan start loading fetchPriority crossOrigin acceptCharset
  httpEquiv clipPath vHanging xmlnsXlink onClick onclick on one name type checked selected ref
  popoverTarget inputMode Data-B ARIA-x weird!name 1a é method dangerouslySetInnerHTML children`;
const plainTags = 'div span p a li svg path g h2 nav foreignObject details button';
const allTags = `${plainTags} img br hr source picture input textarea select option form title meta
  link script style noscript pre base body my-tag area DIV Img template table tr td a:b object`;

const listed = (names: string) => fc.constantFrom(...names.split(/\s+/));
const anyValue = fc.oneof(
  { weight: 5, arbitrary: words },
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    undefined,
    0,
    1,
    -1,
    2.5,
    Number.NaN,
    3n,
    () => 1,
    {},
    [],
    ['a'],
    Symbol('s'),
    { __html: '<b>' },
    { __html: null },
    { color: 'red' },
  ),
);

const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: nodes(
    fc.tuple(listed(allTags), fc.dictionary(listed(allNames), anyValue, { maxKeys: 4 })),
    tie('tree'),
    fc.constantFrom<unknown>(null, undefined, true, 0, 7n, () => 1, {}, new Set(['a'])),
  ),
}));
const { tree: plainTree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: nodes(
    fc.tuple(
      listed(plainTags),
      fc.dictionary(
        listed(plainNames),
        fc.oneof(
          words.filter((text) => !/javascript:/i.test(text.replaceAll(/\s/g, ''))),
          fc.constantFrom(true, false, null, 0, 3),
        ),
        { maxKeys: 4 },
      ),
    ),
    tie('tree'),
    fc.constantFrom(null, undefined, true, 0, 7n),
  ),
}));

function nodes(
  element: fc.Arbitrary<[tag: string, props: Record<string, unknown>]>,
  child: fc.Arbitrary<ReactNode>,
  other: fc.Arbitrary<unknown>,
): fc.Arbitrary<ReactNode> {
  return fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    words,
    other as fc.Arbitrary<ReactNode>,
    fc
      .tuple(element, fc.array(child, { maxLength: 3 }))
      .map(([[tag, props], children]) => createElement(tag, props, ...children)),
    fc.array(child, { maxLength: 3 }).map((children) => createElement(Fragment, null, ...children)),
    fc
      .tuple(element, child)
      .map(([[tag, props], only]) => createElement(() => createElement(tag, props, only))),
  );
}

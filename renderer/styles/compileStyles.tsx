import { renderToStaticMarkup } from 'react-dom/server';
import realStyled, { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import type { StyleBlock } from './StyleBlock.ts';
import { declarations as allDeclarations, type Declaration } from './styled.ts';

/**
 * Compiles every declared style with styled-components, in the order of declaration. The result
 * depends on the code alone, so it is the same for every page and every site. A component brings the
 * animations that it names.
 *
 * @throws if two styled components share a name.
 */
export function compileStyles(
  declarations: readonly Declaration[] = allDeclarations,
): StyleBlock[] {
  const seen = new Set<string>();
  return declarations.flatMap((declaration) => {
    if (declaration.kind === 'keyframes') return [];
    if (declaration.kind === 'global') return { id: '', css: compileGlobal(declaration.css) };
    const { id, name } = declaration;
    if (seen.has(id)) throw new Error(`Two styled components named ${name}`);
    seen.add(id);
    const frames = listFrames(declaration.css, declarations);
    return { id, name, css: [...frames, compileComponent(id, declaration.css)].join('') };
  });
}

/** Returns the animations that a component names. Two components may repeat one; equal frames do no harm. */
function listFrames(css: string, declarations: readonly Declaration[]): string[] {
  const frames = new Map<string, string>();
  for (const declaration of declarations)
    if (declaration.kind === 'keyframes' && css.includes(declaration.name))
      frames.set(declaration.name, `@keyframes ${declaration.name}{${declaration.css}}`);
  return [...frames.values()];
}

function compileComponent(id: string, text: string): string {
  const Component = realStyled.div.withConfig({ componentId: id })(asTemplate(text));
  const { html, css } = collect(<Component />);
  // styled-components gives every component two classes: the fixed id and a hash of the style.
  // The style is static, so the id alone is enough.
  const hashClass = /class="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .find((name) => name !== id);
  return hashClass ? css.replaceAll(new RegExp(`\\.${hashClass}(?![\\w-])`, 'g'), `.${id}`) : css;
}

function compileGlobal(text: string): string {
  const Global = createGlobalStyle(asTemplate(text));
  return collect(<Global />).css;
}

function collect(element: React.ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(element));
  const css = sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
  sheet.seal();
  return { html, css };
}

function asTemplate(text: string): TemplateStringsArray {
  return Object.assign([text], { raw: [text] });
}

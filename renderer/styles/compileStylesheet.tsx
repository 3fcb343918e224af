import { renderToStaticMarkup } from 'react-dom/server';
import realStyled, { createGlobalStyle, ServerStyleSheet } from 'styled-components';
import { declarations as allDeclarations, type Declaration } from './styled.ts';

/**
 * Compiles every declared style with styled-components, in the order of declaration. The result
 * depends on the code alone, so it is the same for every page and every site.
 *
 * @throws if two styled components share a name.
 */
export function compileStylesheet(declarations: readonly Declaration[] = allDeclarations): string {
  const seen = new Set<string>();
  return declarations
    .map((declaration) => {
      if (declaration.kind === 'keyframes') {
        if (seen.has(declaration.name)) return '';
        seen.add(declaration.name);
        return `@keyframes ${declaration.name}{${declaration.css}}`;
      }
      if (declaration.kind === 'global') return compileGlobal(declaration.css);
      if (seen.has(declaration.id))
        throw new Error(`Two styled components named ${declaration.id}`);
      seen.add(declaration.id);
      return compileComponent(declaration.id, declaration.css);
    })
    .join('\n');
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

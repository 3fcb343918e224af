/** Adds an element of `dev` to the page, apart from its styles; beside the body, which updates replace. */
export function addTool(name: string, content: HTMLElement, css: string): HTMLElement {
  const host = document.documentElement.appendChild(document.createElement(name));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(content);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  return host;
}

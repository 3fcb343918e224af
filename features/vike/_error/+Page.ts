/** Makes Vike answer with status 404 and write 404.html; +onRenderHtml.ts renders the page. */
export function Page(): void {}

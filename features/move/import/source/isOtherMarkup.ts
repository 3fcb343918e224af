/** Whether a file is a text in another language than Markdown and HTML, by the ending of its name. */
export function isOtherMarkup(path: string): boolean {
  return /\.(?:adoc|asc|asciidoc|creole|ipynb|mdx|mediawiki|org|pandoc|pdc|rst|textile|wiki)$/i.test(
    path,
  );
}

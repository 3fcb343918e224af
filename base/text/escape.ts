/** Escapes text for HTML content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes text to exactly the bytes that react-dom writes. */
export function escapeMarkup(text: string): string {
  return needsEscape.test(text)
    ? text.replace(escapedCharacters, (letter) => entities[letter] ?? '')
    : text;
}

const needsEscape = /["&'<>]/;
const escapedCharacters = /["&'<>]/g;
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Serializes JSON that cannot end its <script> element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
export function stringifyForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Escapes CSS so that it cannot end its <style> element. Strings and URLs keep their meaning. */
export function escapeCssForStyle(css: string): string {
  return css.replace(/<(?=\/style|!--)/gi, '\\3c ');
}

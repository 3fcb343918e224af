/** Text for HTML content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The same, letter for letter as react-dom escapes it. */
export function escapeMarkup(text: string): string {
  return special.test(text) ? text.replace(specials, (letter) => entities[letter] ?? '') : text;
}

const special = /["&'<>]/;
const specials = /["&'<>]/g;
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** JSON that cannot end the <script> element it stands in (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
export function stringifyForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** CSS that cannot end the <style> element it stands in; within strings and URLs it means the same. */
export function escapeCssForStyle(css: string): string {
  return css.replace(/<(?=\/style|!--)/gi, '\\3c ');
}

import { getDirection } from '../../../base/messages/getDirection.ts';
import { escapeHtml } from '../../../base/text/escape.ts';
import type { SiteBranding } from '../ports/SiteBranding.ts';
import type { AnswerTexts } from '../site/FunctionTexts.ts';

/** The texts of a response page for visitors without JavaScript. */
interface PageContent {
  title: string;
  text: string;
  /** The reference of the submission, in words. */
  reference?: string;
  /** A text below it. */
  note?: string;
  /** The label of each invalid field with its message. */
  errors?: { label: string; message: string }[];
  /**
   * Whether nothing was stored. Then the page says how to get back to what was typed; a link would
   * open the form empty.
   */
  isFailure?: boolean;
  /** The URL of the page with the form, if the browser sent it. */
  backUrl?: string | undefined;
}

/**
 * Creates the response to a form sent without JavaScript: a small accessible page in the site's colours
 * and fonts, with links to the form and to the home page. Escapes every text.
 */
export function createPageResponse(
  status: number,
  content: PageContent,
  { look, answers }: { look: SiteBranding; answers: AnswerTexts },
): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${escapeHtml(look.language)}" dir="${getDirection(look.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml([content.title, look.name].filter(Boolean).join(' | '))}</title>
<style nonce="${nonce}">${look.theme}${stylesheet}</style>
</head>
<body>
${look.name === '' ? '' : `<header><a href="${escapeHtml(look.home)}">${escapeHtml(look.name)}</a></header>`}
<main>
<h1>${escapeHtml(content.title)}</h1>
<p>${escapeHtml(content.text)}</p>
${[content.reference, content.note].map((line) => (line === undefined ? '' : `<p>${escapeHtml(line)}</p>`)).join('\n')}
${renderErrors(content.errors ?? [], answers)}
${content.isFailure ? `<p>${escapeHtml(answers.hint)}</p>` : ''}
<p>${renderLinks(content, look, answers)}</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** Uses the custom properties of the theme; the values after the commas are for sites without one. */
const stylesheet = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
html { background: var(--color-background, Canvas); color: var(--color-text, CanvasText); font: 1.125rem/1.6 var(--font-text, system-ui, sans-serif); }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: break-word; }
header { margin-bottom: 12vh; font: 600 1.25rem/1.2 var(--font-display, inherit); }
header a { color: inherit; text-decoration: none; }
h1 { margin: 0 0 1rem; font: 600 2.25rem/1.1 var(--font-display, inherit); letter-spacing: -0.02em; }
a { color: var(--color-accent, LinkText); }
a + a { margin-inline-start: 1.5rem; }
:focus-visible { outline: 3px solid var(--color-focus, Highlight); outline-offset: 3px; }
`;

function renderErrors(errors: { label: string; message: string }[], answers: AnswerTexts): string {
  if (errors.length === 0) return '';
  const items = errors.map(
    ({ label, message }) =>
      `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(message)}</li>`,
  );
  return `<h2>${escapeHtml(answers.errors)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Renders no link to the form after a failure: it would open an empty form. */
function renderLinks(
  { backUrl, isFailure }: PageContent,
  { home }: SiteBranding,
  answers: AnswerTexts,
): string {
  const back = backUrl === undefined || isFailure ? [] : [[backUrl, answers.back]];
  return [...back, [home, answers.home]]
    .map(([url = '', text = '']) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`)
    .join(' ');
}

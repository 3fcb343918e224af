import { visitorTexts } from '../visitorTexts.ts';

/** The texts of a response page for visitors without JavaScript. */
export interface PageContent {
  title: string;
  text: string;
  /** The label of each invalid field with its message. */
  errors?: { label: string; message: string }[];
  /** The URL of the page with the form, if the browser sent it. */
  backUrl?: string | undefined;
}

/** Creates the response to a plain HTML form: a small accessible page, with every text escaped. */
export function createPageResponse(status: number, content: PageContent): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${visitorTexts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(content.title)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 12vh auto; padding: 0 1.25rem; }
h1 { line-height: 1.2; }
a { color: LinkText; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(content.title)}</h1>
<p>${escapeHtml(content.text)}</p>
${renderErrors(content.errors ?? [])}
${renderBackLink(content)}
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

function renderErrors(errors: { label: string; message: string }[]): string {
  if (errors.length === 0) return '';
  const items = errors.map(
    ({ label, message }) =>
      `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(message)}</li>`,
  );
  return `<h2>${visitorTexts.pageErrors}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n<p>${visitorTexts.pageHint}</p>`;
}

function renderBackLink({ backUrl }: PageContent): string {
  return backUrl === undefined
    ? ''
    : `<p><a href="${escapeHtml(backUrl)}">${visitorTexts.pageBack}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

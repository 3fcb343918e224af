import type { IntakeStatus } from '../../_shared/ports/Intake.ts';
import type { StoredMessage } from './openMailbox.ts';

/** The page that lists the letters and tells how the queue does. */
export function renderMailbox(letters: StoredMessage[], status: IntakeStatus): string {
  const rows = letters.map(
    (letter) => `<tr>
<td><a href="/_mail/${letter.id}">${escapeHtml(letter.subject)}</a></td>
<td>${escapeHtml(letter.to.join(', '))}</td>
<td><time datetime="${letter.sentAt}">${letter.sentAt.slice(0, 19).replace('T', ' ')}</time></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent (UTC)</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  const { submissions, quarantined, pending, dead, lastError } = status;
  const queue = `${submissions} submissions stored, ${quarantined} of them held as spam; ${pending} mails waiting, ${dead} given up.`;
  return layout(
    'Mailbox',
    `<p>${queue}${lastError === null ? '' : ` Last error: ${escapeHtml(lastError)}.`}</p>
${letters.length === 0 ? '<p>No mail yet. Send one of the forms of the site.</p>' : table}`,
  );
}

/** The page that shows one letter. */
export function renderMessage(letter: StoredMessage): string {
  const head = [
    ['From', letter.from],
    ['To', letter.to.join(', ')],
    ['Reply to', letter.replyTo ?? ''],
    ['Sent', letter.sentAt],
  ].filter(([, value]) => value !== '');
  return layout(
    letter.subject,
    `<p><a href="/_mail">Mailbox</a> · <a href="/_mail/${letter.id}.eml">Open in a mail program</a></p>
<dl>${head.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<pre>${linked(escapeHtml(letter.text))}</pre>`,
  );
}

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** Makes addresses of the site's own storage into links; others stay text. */
function linked(text: string): string {
  return text.replace(
    /https?:\/\/[^\s]+\/storage\/v1\/[^\s]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

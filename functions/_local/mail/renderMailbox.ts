import type { IntakeStatus } from '../../_shared/ports/Intake.ts';
import type { StoredMessage } from './openMailbox.ts';

/** Renders the page that lists the messages and the state of the queue. */
export function renderMailbox(messages: StoredMessage[], status: IntakeStatus): string {
  const rows = messages.map(
    (message) => `<tr>
<td><a href="/_mail/${message.id}">${escapeHtml(message.subject)}</a></td>
<td>${escapeHtml(message.to.join(', '))}</td>
<td><time datetime="${message.sentAt}">${message.sentAt.slice(0, 19).replace('T', ' ')}</time></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent (UTC)</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  const { submissions, quarantined, pending, dead, lastError } = status;
  const queue = `${submissions} submissions stored, ${quarantined} quarantined as spam; ${pending} messages queued, ${dead} given up.`;
  return layout(
    'Mailbox',
    `<p>${queue}${lastError === null ? '' : ` Last error: ${escapeHtml(lastError)}.`}</p>
${messages.length === 0 ? '<p>No messages yet. Submit a form of the site.</p>' : table}`,
  );
}

/** Renders the page of a message. */
export function renderMessage(message: StoredMessage): string {
  const headers = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Reply to', message.replyTo ?? ''],
    ['Sent', message.sentAt],
  ].filter(([, value]) => value !== '');
  return layout(
    message.subject,
    `<p><a href="/_mail">Mailbox</a> · <a href="/_mail/${message.id}.eml">Open in a mail program</a></p>
<dl>${headers.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<pre>${linkStorageUrls(escapeHtml(message.text))}</pre>`,
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

/** Turns URLs of the local storage into links. Other URLs stay text. */
function linkStorageUrls(text: string): string {
  return text.replace(
    /https?:\/\/[^\s]+\/storage\/v1\/[^\s]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

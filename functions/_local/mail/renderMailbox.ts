import { escapeHtml } from '../../../base/text/escape.ts';
import type { IntakeStatus } from '../../_shared/ports/Intake.ts';
import { renderOperatorPage } from '../pages/renderOperatorPage.ts';
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
  const queue = `Submissions stored: ${submissions}, quarantined as spam: ${quarantined}. Messages queued: ${pending}, given up: ${dead}.`;
  return renderOperatorPage(
    'Mailbox',
    `<p><a href="/_submissions">Submissions</a></p>
<p>${queue}${lastError === null ? '' : ` Last error: ${escapeHtml(lastError)}.`}</p>
${messages.length === 0 ? '<p>No messages yet. Submit a form of the site.</p>' : table}`,
  );
}

/** Renders the page of a message, with links to the files at the origin of this server. */
export function renderMessage(message: StoredMessage, origin: string): string {
  const headers = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Reply to', message.replyTo ?? ''],
    ['Sent', message.sentAt],
  ].filter(([, value]) => value !== '');
  return renderOperatorPage(
    message.subject,
    `<p><a href="/_mail">Mailbox</a> · <a href="/_mail/${message.id}.eml">Open in a mail program</a></p>
<dl>${headers.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<pre>${linkStorageUrls(escapeHtml(message.text), escapeHtml(origin))}</pre>`,
  );
}

/** Turns URLs of the local storage into links. Other URLs stay text. */
function linkStorageUrls(text: string, origin: string): string {
  return text.replace(/https?:\/\/\S+/g, (url) =>
    url.startsWith(`${origin}/storage/v1/`) ? `<a href="${url}">${url}</a>` : url,
  );
}

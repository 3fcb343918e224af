import { getReference } from '../../../base/forms/getReference.ts';
import { escapeHtml } from '../../../base/text/escape.ts';
import type { ListedSubmission } from '../../_shared/ports/Intake.ts';
import { renderOperatorPage } from '../pages/renderOperatorPage.ts';

/** Renders the list of submissions with a search form. */
export function renderSubmissions(
  submissions: readonly ListedSubmission[],
  { url, forms, pageSize }: { url: URL; forms: readonly string[]; pageSize: number },
): string {
  const { searchParams } = url;
  const form = searchParams.get('form') ?? '';
  const options = ['', ...forms].map(
    (name) =>
      `<option value="${escapeHtml(name)}"${name === form ? ' selected' : ''}>${escapeHtml(name || 'All forms')}</option>`,
  );
  const search = `<form action="/_submissions"><p>
<label>Form <select name="form">${options.join('')}</select></label>
<label>Text <input type="search" name="text" value="${escapeHtml(searchParams.get('text') ?? '')}"></label>
<button>Search</button>
<a href="${createUrl('/_submissions.csv', searchParams)}">CSV</a>
<a href="${createUrl('/_submissions.json', searchParams)}">JSON</a>
<a href="/_mail">Mailbox</a>
</p></form>`;
  const rows = submissions.map(
    ({ id, form: name, receivedAt, status, reason, data }) => `<tr>
<td><a href="/_submissions/${id}"><time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')}</time></a></td>
<td>${escapeHtml(name)}</td>
<td>${escapeHtml(summarize(data))}</td>
<td>${escapeHtml(reason === null ? status : `${status}: ${reason}`)}</td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Received (UTC)</th><th scope="col">Form</th><th scope="col">Values</th><th scope="col">Status</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  const last = submissions.length < pageSize ? undefined : submissions.at(-1);
  const next = last && { before: last.receivedAt, id: last.id };
  const older = next
    ? `<p><a href="${createUrl('/_submissions', searchParams, next)}">Older submissions</a></p>`
    : '';
  return renderOperatorPage(
    'Submissions',
    `${search}\n${rows.length === 0 ? '<p>No submissions.</p>' : table}\n${older}`,
  );
}

/** Renders the page of one submission. */
export function renderSubmission(
  { id, form, receivedAt, status, reason, data, deliveries }: ListedSubmission,
  links: readonly [string, string][],
): string {
  const values = Object.entries(data).map(([name, value]) => renderEntry(name, formatValue(value)));
  const files = links.map(
    ([name, url]) => `<dt>File</dt><dd><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></dd>`,
  );
  const states = deliveries.map(({ channel, state, attempts, error }) =>
    renderEntry(channel, `${state}, ${attempts} attempts${error ? `, last error: ${error}` : ''}`),
  );
  const release =
    status === 'quarantined'
      ? `<form method="post" action="/_submissions/${id}/release"><button>Accept and deliver</button></form>`
      : '';
  return renderOperatorPage(
    `Submission of ${form}`,
    `<p><a href="/_submissions">Submissions</a></p>
<dl>${renderEntry('Received', receivedAt)}${renderEntry('Status', reason === null ? status : `${status}: ${reason}`)}${renderEntry('Reference', getReference(id))}</dl>
<h2>Values</h2>
<dl>${values.join('')}${files.join('')}</dl>
<h2>Deliveries</h2>
<dl>${states.join('')}</dl>
${release}
<form method="post" action="/_submissions/${id}/delete"><button>Delete for good</button></form>`,
  );
}

function renderEntry(name: string, value: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}

function summarize(data: Record<string, unknown>): string {
  const text = Object.values(data).map(formatValue).join(' · ').replace(/\s+/g, ' ');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function formatValue(value: unknown): string {
  return Array.isArray(value) ? value.map(formatValue).join(', ') : String(value);
}

function createUrl(
  path: string,
  parameters: URLSearchParams,
  more: Record<string, string> = {},
): string {
  const kept = ['form', 'text'].flatMap((name): [string, string][] => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString();
  return escapeHtml(query === '' ? path : `${path}?${query}`);
}

import type { Mailer } from '../../../features/_shared/mail/index.ts';
import { createJsonResponse } from '../../_shared/http/createEndpoint.ts';
import { createPageResponse } from '../../_shared/http/createPageResponse.ts';
import type { Ports } from '../../_shared/ports/Ports.ts';

/**
 * Creates the fake form service, at `/_service?for=ADDRESS`. It answers as Formspree does:
 * with JSON if the request asks for it, otherwise with a page. What it received appears in the mailbox.
 * A value `fail-422`, `fail-429` or `fail-500` lets it fail with this status.
 */
export function createFormService(
  sendMail: Mailer,
  { look, texts }: Pick<Ports, 'look' | 'texts'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return createJsonResponse(405, { error: 'Send POST' });
    const { origin, searchParams } = new URL(request.url);
    if ((request.headers.get('origin') ?? origin) !== origin)
      return createJsonResponse(403, { error: 'Only pages of this server may send forms' });
    const address = searchParams.get('for') ?? '';
    const entries = await readEntries(request).catch(() => undefined);
    const result = entries === undefined ? fail(400, []) : decide(entries);
    if (result.status === 200) await sendMail(compose(address, entries ?? []), crypto.randomUUID());
    if (request.headers.get('accept')?.includes('json'))
      return createJsonResponse(result.status, result.body);
    const isFailure = result.status !== 200;
    const content = {
      isFailure,
      title: isFailure ? `The form service answers ${result.status}` : 'Thank you',
      text: `This page replaces ${address}, which received nothing.`,
    };
    return createPageResponse(result.status, content, { look: await look(), ...(await texts()) });
  };
}

type Entry = [name: string, value: string];

interface Result {
  status: number;
  body: unknown;
}

async function readEntries(request: Request): Promise<Entry[]> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const { fields, ...values } = (await request.json()) as Record<string, unknown>;
    // The format of HubSpot.
    if (Array.isArray(fields)) return fields.map(({ name, value }) => [name, String(value)]);
    return Object.entries(values).map(([name, value]) => [name, String(value)]);
  }
  const form = await request.formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

function decide(entries: Entry[]): Result {
  const [name = '', value = ''] =
    entries.find(([, text]) => /^fail-(422|429|500)$/.test(text)) ?? [];
  return value === '' ? { status: 200, body: { ok: true } } : fail(Number(value.slice(5)), [name]);
}

function fail(status: number, fields: string[]): Result {
  const errors = fields.map((field) => ({ field, message: `The form service answers ${status}` }));
  return { status, body: { error: 'The form could not be accepted', errors } };
}

function compose(address: string, entries: Entry[]): Parameters<Mailer>[0] {
  return {
    from: 'Form service <service@localhost>',
    to: ['service@localhost'],
    subject: `Form for ${address}`.slice(0, 200),
    text: entries.map(([name, value]) => `${name}: ${value}\n`).join(''),
  };
}

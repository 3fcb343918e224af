import type { EmailMessage } from '../../../features/_shared/mail/Mailer.ts';
import { drainOutbox } from '../../../functions/_shared/outbox/drainOutbox.ts';
import type { Intake, SubmitRequest } from '../../../functions/_shared/ports/Intake.ts';
import type { Ports } from '../../../functions/_shared/ports/Ports.ts';
import { plainLook } from '../../../functions/_shared/ports/SiteBranding.ts';
import { compileForms } from '../../../functions/_shared/site/compileForm.ts';
import { englishTexts } from './englishTexts.ts';
import { forms } from './siteForms.ts';

/** Creates ports in memory that record submissions, messages and log lines. */
export function createTestPorts(
  change: Partial<Ports> = {},
  settings: Record<string, string> = {},
) {
  const submitted: SubmitRequest[] = [];
  const messages: EmailMessage[] = [];
  const logged: string[] = [];
  const background: Promise<unknown>[] = [];
  const all: Record<string, string> = {
    MAIL_FROM: 'Website <website@example.com>',
    MAIL_TO_LEADS: 'leads@example.com',
    MAIL_TO_APPLICANTS: 'careers@example.com',
    IP_HASH_SECRET: 'secret',
    CLIENT_IP_HEADER: 'x-real-ip',
    ...settings,
  };
  const env = (name: string) => all[name];
  const log: Ports['log'] = (entry) => void logged.push(JSON.stringify(entry));
  const store: Ports['files'] = {
    read: async () => new TextEncoder().encode('%PDF-1.7'),
    readClaim: async () => undefined,
    write: async () => undefined,
    sign: async (name) => `https://files.example/${name}`,
    remove: async () => undefined,
  };
  const ports: Ports = {
    intake: createTestIntake(submitted),
    files: store,
    sendMail: async (message) => void messages.push(message),
    fetch: async () => Response.error(),
    loadForms: () => compileForms(forms),
    look: async () => plainLook,
    texts: async () => englishTexts,
    env,
    drainOutbox: () => drainOutbox(ports),
    waitUntil: (work) => void background.push(work),
    log,
    now: () => new Date('2026-02-03T04:05:06Z'),
    ...change,
  };
  return { ports, submitted, messages, logged, settled: () => Promise.all(background) };
}

function createTestIntake(submitted: SubmitRequest[]): Intake {
  const id = '00000000-0000-4000-8000-000000000001';
  let due: SubmitRequest[] = [];
  return {
    submit: async (request) => {
      submitted.push(request);
      if (request.reason === null) due.push(request);
      return { outcome: 'accepted', id };
    },
    claim: async () => {
      const claimed = due.flatMap(({ form, data, files, recipients, deliveries }) =>
        deliveries.map((channel) => {
          const receivedAt = '2026-02-03T04:05:06Z';
          return { id, channel, form, data, files, recipients, receivedAt, attempts: 1 };
        }),
      );
      due = [];
      return claimed;
    },
    settle: async () => 0,
    throttle: async () => 0,
    nextDue: async () => undefined,
    status: async () => ({ submissions: 0, quarantined: 0, pending: 0, dead: 0, lastError: null }),
    revive: async () => 0,
    release: async () => false,
    export: async () => [],
    list: async () => [],
    erase: async () => ({ submissions: 0, files: [] }),
    delete: async () => ({ submissions: 0, files: [] }),
    retain: async () => ({ submissions: 0, files: [] }),
    unclaimed: async () => [],
  };
}

/** Creates a request as supabase-js does. */
export function getRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://project.example/functions/v1/any', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

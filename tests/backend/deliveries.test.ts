import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormDefinition } from '../../base/forms/FormDefinition.ts';
import { createHttpMailer } from '../../features/_shared/mail/createHttpMailer.ts';
import { createResponseError, DeliveryError } from '../../features/_shared/mail/DeliveryError.ts';
import type { EmailMessage } from '../../features/_shared/mail/Mailer.ts';
import { createFunctionWords } from '../../functions/_local/site/createFunctionWords.ts';
import { maintenanceTasks } from '../../functions/_shared/handlers/createMaintenanceHandler.ts';
import { drainOutbox } from '../../functions/_shared/outbox/drainOutbox.ts';
import type { ClaimedDelivery, DeliveryResult } from '../../functions/_shared/ports/Intake.ts';
import type { Ports } from '../../functions/_shared/ports/Ports.ts';
import { compileForms } from '../../functions/_shared/site/compileForm.ts';
import { createFunctionTexts } from '../../functions/_shared/site/FunctionTexts.ts';
import { createSiteWords } from '../../schema/messages/createSiteWords.ts';
import { createTestPorts } from './support/createTestPorts.ts';

const hr: FormDefinition = {
  name: 'hr',
  function: 'submit-form',
  title: 'Complaints',
  to: 'hr@example.com',
  reply: { subject: 'Thanks', text: 'Dear {name}, {reference}' },
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Name' },
        { name: 'email', kind: 'email', label: 'Email' },
      ],
    },
  ],
};

const claimed: ClaimedDelivery = {
  id: '00000000-0000-4000-8000-000000000002',
  channel: 'email',
  form: 'hr',
  data: { name: 'Ana', email: 'ana@example.com' },
  files: [],
  recipients: ['hr@example.com'],
  receivedAt: '2026-02-03T04:05:06Z',
  attempts: 1,
};

/** Makes deliveries once, and returns the recorded results and the sent messages. */
async function drain(
  due: ClaimedDelivery[],
  change: Partial<Ports> = {},
  settings: Record<string, string> = {},
): Promise<{ results: DeliveryResult[]; messages: EmailMessage[] }> {
  const { ports, messages } = createTestPorts(
    { loadForms: () => compileForms({ hr }), ...change },
    settings,
  );
  const queue = [...due];
  const results: DeliveryResult[] = [];
  const intake = {
    ...ports.intake,
    claim: async () => queue.splice(0),
    settle: async (more: DeliveryResult[]) => {
      results.push(...more);
      return 0;
    },
  };
  await drainOutbox({ ...ports, intake });
  return { results, messages };
}

describe('Retry-After', () => {
  const answer = async (header: string) => {
    const sendMail = async () => {
      const headers = { 'retry-after': header };
      throw createResponseError(new Response('', { status: 429, headers }));
    };
    return (await drain([claimed], { sendMail })).results[0]?.retryIn;
  };

  it.each([
    ...['999999999999999', 'Infinity', '1e400', '31536000', '3601'],
    ...['Fri, 31 Dec 9999 23:59:59 GMT', '275760-09-13'],
  ])('%s is at most the longest delay', async (header) => {
    expect(await answer(header)).toBe(3600);
  });

  it.each(['0', '-5', '-Infinity', 'NaN', '', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    '%j is ignored',
    async (header) => {
      expect(await answer(header)).toBeGreaterThanOrEqual(12);
      expect(await answer(header)).toBeLessThanOrEqual(18);
    },
  );

  it('may be a date', async () => {
    const wait = await answer(new Date(Date.now() + 600_000).toUTCString());
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  });
});

it('ends after its time, and leaves the rest of a queue to the next one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ports, messages } = createTestPorts({ loadForms: () => compileForms({ hr }) });
  const intake = {
    ...ports.intake,
    claim: async () => {
      vi.advanceTimersByTime(9_000);
      // A drain without an end would keep the test from failing.
      return messages.length < 9 ? [claimed] : [];
    },
    settle: async () => 0,
  };
  expect(await drainOutbox({ ...ports, intake })).toEqual({ sent: 3, failed: 0, dead: 0 });
  expect(messages).toHaveLength(3);
  expect(await drainOutbox({ ...ports, intake }, 1)).toEqual({ sent: 1, failed: 0, dead: 0 });
});

it('repeats no delivery because the result of another cannot be recorded', async () => {
  const { ports, messages } = createTestPorts({ loadForms: () => compileForms({ hr }) });
  const ids = ['a', 'b', 'c'];
  const pending = new Set(ids);
  let drains = 0;
  const intake = {
    ...ports.intake,
    claim: async () => (drains++ < 3 ? [...pending].map((id) => ({ ...claimed, id })) : []),
    settle: async (results: DeliveryResult[]) => {
      if (results.some(({ id }) => id === 'b')) throw new Error('out of range');
      for (const { id } of results) pending.delete(id);
      return 0;
    },
  };
  await expect(drainOutbox({ ...ports, intake })).rejects.toThrow('out of range');
  expect([...pending]).toEqual(['b']);
  expect(messages).toHaveLength(3);
});

describe('a submission of a removed form', () => {
  const loadForms = async () => ({});

  it('goes to the recipients that the form had', async () => {
    const { messages } = await drain([claimed], { loadForms });
    expect(messages).toMatchObject([{ to: ['hr@example.com'] }]);
  });

  it('waits when its recipients are unknown', async () => {
    for (const recipients of [[], ['HR_TO']]) {
      const { results, messages } = await drain([{ ...claimed, recipients }], { loadForms });
      expect(messages).toEqual([]);
      expect(results).toMatchObject([{ error: expect.any(String), retryIn: expect.any(Number) }]);
    }
  });

  it('goes to settings that the form named', async () => {
    const due = [{ ...claimed, recipients: ['HR_TO'] }];
    const { messages } = await drain(due, { loadForms }, { HR_TO: 'a@example.com, b@example.com' });
    expect(messages).toMatchObject([{ to: ['a@example.com', 'b@example.com'] }]);
  });
});

describe('the mail service', () => {
  it('receives no header Reply-To that it refused', async () => {
    const sent: [EmailMessage, string][] = [];
    const sendMail = async (message: EmailMessage, key: string) => {
      sent.push([message, key]);
      if (message.replyTo !== undefined)
        throw createResponseError(new Response('', { status: 422 }));
    };
    const { results } = await drain([claimed], { sendMail });
    expect(results).toEqual([{ id: claimed.id, channel: 'email' }]);
    const [[refused, firstKey] = [], [accepted, secondKey] = []] = sent;
    expect(refused?.replyTo).toBe('ana@example.com');
    expect(accepted).toEqual({ ...refused, replyTo: undefined });
    expect(firstKey).not.toBe(secondKey);
  });

  it('is asked once when it is down', async () => {
    let asked = 0;
    const sendMail = async () => {
      asked += 1;
      throw new DeliveryError('HTTP 500');
    };
    await drain([claimed], { sendMail });
    expect(asked).toBe(1);
  });

  it('cannot redirect a message', async () => {
    const requests: Request[] = [];
    const service = (async (request: Request) => {
      requests.push(request);
      return new Response('', { status: 307, headers: { location: 'https://evil.example' } });
    }) as typeof fetch;
    const send = createHttpMailer(() => undefined, service);
    const message = { from: 'a@example.com', to: [], subject: '', text: '' };
    await expect(send(message, 'key')).rejects.toMatchObject({ message: 'HTTP 307' });
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
  });
});

describe('a message', () => {
  const compose = async (change: Partial<FormDefinition>, data: Record<string, unknown>) => {
    const texts = createFunctionTexts(
      createFunctionWords({ words: createSiteWords('de-DE'), timeZone: 'Europe/Berlin' }),
    );
    const fields = hr.groups.flatMap((group) => group.fields);
    const day = { name: 'day', kind: 'date', label: 'Tag' } as const;
    const form = { ...hr, ...change, groups: [{ fields: [...fields, day] }] };
    const { messages } = await drain([{ ...claimed, id: '4f3a91c2-0000-4000-8000-0', data }], {
      loadForms: () => compileForms({ hr: form }),
      texts: async () => texts,
    });
    return messages[0];
  };

  it('has dates in the language of the site, times in its time zone, and a short reference', async () => {
    const message = await compose({}, { name: 'Ana', day: '2026-12-10' });
    expect(message?.text).toBe(`Name: Ana
Tag: 10. Dezember 2026

Eingegangen: 3. Februar 2026, 05:05
Referenz: 4F3A-91C2
`);
  });

  it('says that a time is in UTC for a site without a time zone', async () => {
    const { messages } = await drain([claimed]);
    expect(messages[0]?.text).toContain('Received: February 3, 2026, 04:05 AM UTC');
  });

  it('has the subject of the form, in which typed values are short single lines', async () => {
    const subject = 'Anfrage von {name} für {day} ({reference})';
    const name = 'Eve\r\nBcc: all@example.com\u202e';
    const message = await compose({ subject }, { name, day: '2026-12-10' });
    expect(message?.subject).toBe(
      'Anfrage von Eve Bcc: all@example.com für 10. Dezember 2026 (4F3A-91C2)',
    );
    const long = await compose({ subject: '{name}' }, { name: 'a'.repeat(5000) });
    expect(long?.subject).toHaveLength(100);
  });

  it('has the title of the form as its subject when the values are missing', async () => {
    const message = await compose({ subject: '{name}' }, {});
    expect(message?.subject).toBe('Neue Einsendung: Complaints');
  });
});

describe('a reply', () => {
  const reply = async (name: string) => {
    const due = [{ ...claimed, channel: 'reply', data: { ...claimed.data, name } }];
    return (await drain(due)).messages[0]?.text ?? '';
  };

  it('contains no half of a character', async () => {
    expect(await reply(`${'a'.repeat(99)}${'😀'.repeat(9)}`)).toContain(`${'a'.repeat(99)}😀,`);
  });

  it.each([
    'evil.com',
    'evil。com',
    'evil．com',
    'evil｡com',
    'https://evil',
    'a＠evil',
    'x：／／y',
  ])('breaks up %s', async (name) => {
    expect(await reply(name)).not.toContain(name);
  });
});

it('deletes submissions of all forms, whatever one of them says', async () => {
  const days: Record<string, number>[] = [];
  const forms = Object.fromEntries(
    [9_999_999, 9_007_199_254_740_991, 30, 0.5].map((keepDays, index) => [
      `form${index}`,
      { ...hr, name: `form${index}`, keepDays },
    ]),
  );
  const { ports } = createTestPorts(
    { loadForms: () => compileForms(forms) },
    { RETENTION_DAYS: '1e300' },
  );
  const none = { submissions: 0, files: [] };
  const retain = async (general: number, byForm: Record<string, number>) => {
    days.push({ general, ...byForm });
    return none;
  };
  await maintenanceTasks.retain?.({ ...ports, intake: { ...ports.intake, retain } }, {});
  expect(days).toEqual([{ general: 36_500, form0: 36_500, form1: 36_500, form2: 30, form3: 1 }]);
});

import { expect, it } from 'vitest';
import type { FormDefinition } from '../../base/forms/FormDefinition.ts';
import type { EmailMessage } from '../../features/_shared/mail/Mailer.ts';
import { createFunctionWords } from '../../functions/_local/site/createFunctionWords.ts';
import { createSubmissionHandler } from '../../functions/_shared/handlers/createSubmissionHandler.ts';
import { plainLook } from '../../functions/_shared/ports/SiteBranding.ts';
import { compileForms } from '../../functions/_shared/site/compileForm.ts';
import { createFunctionTexts } from '../../functions/_shared/site/FunctionTexts.ts';
import { createSiteWords } from '../../schema/messages/createSiteWords.ts';
import { createTestPorts } from './support/createTestPorts.ts';

const english: FormDefinition = {
  name: 'contact',
  function: 'submit-form',
  title: 'Write to us',
  to: 'team@example.com',
  reply: { subject: 'Thank you', text: 'Dear {name}, we answer on {day}.' },
  success: { to: '/thanks' },
  groups: [
    {
      fields: [
        { name: 'name', kind: 'text', label: 'Name' },
        { name: 'email', kind: 'email', label: 'Email', required: true },
        { name: 'day', kind: 'date', label: 'Day' },
      ],
    },
  ],
};
const arabic: FormDefinition = {
  ...english,
  locale: 'ar',
  title: 'راسلنا',
  reply: { subject: 'شكرًا', text: 'عزيزتي {name}، نرد في {day}.' },
  success: { title: 'وصلت', text: 'سنرد قريبًا.' },
};

/** Posts the form as a browser without JavaScript does. */
async function post(values: Record<string, string>) {
  const made = createTestPorts({
    loadForms: () => compileForms({ contact: { ...english, localized: { ar: arabic } } }),
    texts: async (locale = 'en') =>
      createFunctionTexts(createFunctionWords({ words: createSiteWords(locale) })),
    look: async (locale) => ({
      ...plainLook,
      ...(locale && { language: locale, home: `/${locale}` }),
    }),
  });
  const body = new URLSearchParams(values);
  const request = new Request('https://project.example/functions/v1/any', { method: 'POST', body });
  const response = await createSubmissionHandler('submit-form', made.ports)(request);
  const page = await response.text();
  await made.settled();
  return { ...made, response, page };
}

const values = { name: 'سارة', email: 'sara@example.com', day: '2026-12-10' };

it('answers a form in the language of its page, and replies in it to the sender', async () => {
  const { page, messages, submitted } = await post({ ...values, form: 'contact@ar' });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<h1>وصلت</h1>');
  expect(page).toContain('href="/ar"');
  expect(submitted).toMatchObject([{ form: 'contact', deliveries: ['email', 'reply ar'] }]);
  const [sender, team] = messages.toSorted(byRecipient);
  expect(team).toMatchObject({ to: ['team@example.com'], subject: 'New submission: Write to us' });
  expect(team?.text).toContain('Day: December 10, 2026');
  expect(sender).toMatchObject({ to: ['sara@example.com'], subject: 'شكرًا' });
  expect(sender?.text).toBe('عزيزتي سارة، نرد في 10 ديسمبر 2026.\n');
});

it('names invalid values in the language of the page', async () => {
  const { page } = await post({ ...values, email: 'x', form: 'contact@ar' });
  expect(page).toContain('يُرجى إدخال عنوان بريد إلكتروني صالح');
  expect(page).toContain('لم تُرسَل الرسالة');
});

it('answers in the first language where a page has no other', async () => {
  const { response, messages } = await post({ ...values, form: 'contact' });
  expect(response.headers.get('location')).toBe('/thanks');
  expect(messages.toSorted(byRecipient).map(({ subject }) => subject)).toEqual([
    'Thank you',
    'New submission: Write to us',
  ]);
});

function byRecipient(one: EmailMessage, other: EmailMessage): number {
  return String(one.to).localeCompare(String(other.to));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from './backendHarness.ts';

/** Creates a small site with a form that has every kind of field, and a function of its own with a table. */
export function createGeneralSite(webhook = 'CRM_WEBHOOK'): string {
  const root = createTemporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('pages.yaml', 'site:\n  name: Harbour Carpentry\n  url: https://carpentry.example\n');
  write('data/forms/quote.yaml', quoteForm(webhook));
  write('data/forms/tip.yaml', tipForm);
  write('functions/weather-report/handler.ts', ownFunction);
  write(`functions/weather-report/${ownMigration}`, 'create table intake.weather (city text);');
  return root;
}

/** The migration of the site's own function. */
export const ownMigration = '20260301000000_weather.sql';

const quoteForm = (webhook: string) => `
function: submit-form
title: Ask for a quote
to: [sales@carpentry.example, QUOTES_TO]
reply:
  subject: "Thank you, {name}"
  text: |
    Dear {name},
    we received your request for a {wood} {extras}.
    Your reference: {reference}
webhook: [${webhook}]
keepDays: 30
submit: Send
success: { title: "Sent!", text: We call you tomorrow. }
groups:
  - title: You
    fields:
      - { name: name, label: Name, kind: text, required: true, min: 2 }
      - { name: workEmail, label: Email, kind: email, required: true, message: Please enter your address }
      - { name: phone, label: Phone, kind: tel }
      - { name: website1, label: Website, kind: url }
      - { name: role, label: Role, kind: radio, required: true, choices: { owner: Owner, tenant: Tenant } }
      - { name: permit, label: Permit number, kind: text, required: true, when: { role: owner } }
  - title: The work
    fields:
      - { name: wood, label: Wood, kind: select, required: true, choices: { oak: Oak table, ash: Ash table } }
      - { name: extras, label: Extras, kind: checkbox, choices: { oil: Oil, delivery: Delivery } }
      - { name: pieces, label: Pieces, kind: number, required: true, min: 1, max: 20 }
      - { name: start, label: Start, kind: date, earliest: 2026-01-01 }
      - { name: keyword, label: Keyword, kind: search, pattern: '^[a-z]*$' }
      - { name: wishes, label: Wishes, kind: textarea }
      - { name: plans, label: Plans, kind: file, accept: [.pdf, .png], maxFiles: 3, maxBytes: 100000 }
      - { name: campaign, label: Campaign, kind: hidden, value: spring }
      - { name: consent, label: "I agree to the [terms](/terms)", kind: checkbox, required: true }
`;

const tipForm = `
title: Anonymous tip
store: false
submit: Send
groups:
  - fields:
      - { name: tip, label: Tip, kind: textarea, required: true }
`;

const ownFunction = `
import { createEndpoint, createJsonResponse, type HandlerFactory } from '@blockwright/forms';

const create: HandlerFactory = (ports) =>
  createEndpoint('weather-report', ports, async ({ body }) =>
    createJsonResponse(200, { success: true, city: body.values.city, weather: 'sunny' }),
  );
export default create;
`;

/** Valid values of the form. */
export const quote = {
  name: 'Ada Núñez',
  workEmail: 'ada@example.com',
  phone: '+1 404 555 0199',
  website1: 'https://ada.example',
  role: 'owner',
  permit: 'P-17',
  wood: 'oak',
  extras: ['oil', 'delivery'],
  pieces: 3,
  start: '2026-05-01',
  keyword: 'rustic',
  wishes: 'Round corners.\nNo screws.',
  campaign: 'spring',
  consent: true,
};

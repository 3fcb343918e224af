import Type from 'typebox';
import { choice, flag, mapping } from '../fields/shapes.ts';
import { plain } from '../fields/strings.ts';
import { challengeSchema } from './challenge.ts';

const oneOrMore = (
  text: { pattern: string; description: string } | { format: string },
  options: { title?: string; description: string; minItems?: number },
) => {
  const { minItems = 0, ...annotations } = options;
  const item = Type.String(text);
  return Type.Union([item, Type.Array(item, { minItems })], annotations);
};

/** A part of an email address, in which no invisible character hides. */
const part = '[^\\s@,<>\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]';

/** The keys of a form that set its recipients and its retention. */
export const deliveryKeys = {
  to: Type.Optional(
    oneOrMore(
      {
        pattern: `^([A-Z][A-Z0-9_]*|${part}+@${part}+\\.${part}+)$`,
        description:
          'An address such as `post@example.com`, or the name of a setting such as `SALES_TO`.',
      },
      {
        title: 'Recipients',
        description:
          'Recipients of the email about a submission: addresses, or the name of a setting of the functions such as `SALES_TO`. `to: []` sends no email.',
      },
    ),
  ),
  subject: Type.Optional(
    plain(
      'Subject of the email about a submission, with `{name}` for the value of the field `name` and `{reference}` for the reference.',
    ),
  ),
  reply: Type.Optional(
    mapping('Email to the sender, to the address in the first email field.', {
      subject: plain('Subject, with `{name}` for the value of the field `name`.'),
      text: plain('Text, with `{name}` for a value and `{reference}` for the reference.'),
    }),
  ),
  webhook: Type.Optional(
    oneOrMore(
      { format: 'webhook-address' },
      {
        minItems: 1,
        description:
          'Addresses to which submissions are posted as signed JSON, or names of settings that contain one.',
      },
    ),
  ),
  store: flag('With `false`, the values are deleted as soon as they are delivered.', {
    default: true,
  }),
  keepDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      description: 'Days after which submissions are deleted; `RETENTION_DAYS` by default.',
    }),
  ),
  challenge: Type.Optional(challengeSchema),
};

/** The keys of a form that say where the browser sends it. */
export const targetKeys = {
  function: Type.Optional(
    plain('Name of the function that receives the form; `submit-form` by default.'),
  ),
  action: Type.Optional(
    Type.String({
      format: 'service-address',
      description:
        'Address of a form service that receives the form instead of a function, such as `https://formspree.io/f/abc`.',
    }),
  ),
  encoding: choice(
    ['form', 'json', 'hubspot'],
    'How the form is sent to `action`: as an HTML form (the default), as JSON, or as the JSON that HubSpot expects.',
  ),
  answer: choice(
    ['json', 'page'],
    'What the service at `action` answers: JSON (the default), or a page, as Netlify does. Then any answer with a status of success counts.',
  ),
};

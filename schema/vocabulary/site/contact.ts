import Type from 'typebox';
import { email, phone } from '../fields/contact.ts';
import { plain } from '../fields/text.ts';

/** The schema of `site.footer.contact`. */
export const contact = Type.Object(
  {
    address: Type.Optional(
      Type.Array(plain('A line of the address.'), {
        minItems: 1,
        description: 'Postal address, line by line.',
      }),
    ),
    phone: Type.Optional(phone),
    email: Type.Optional(email),
    hours: Type.Optional(
      Type.Array(
        Type.Object(
          {
            days: plain('Days, such as `Monday to Friday`.'),
            time: plain('Opening hours, such as `9:00 to 18:00`, or `closed`.'),
          },
          { additionalProperties: false, description: 'Opening hours of some days.' },
        ),
        { minItems: 1, description: 'Opening hours, in order.' },
      ),
    ),
  },
  { additionalProperties: false, description: 'Contact details and opening hours.' },
);

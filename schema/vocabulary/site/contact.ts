import Type from 'typebox';
import { email, phone } from '../fields/contact.ts';
import { list, mapping } from '../fields/shapes.ts';
import { plain } from '../fields/strings.ts';

/** The schema of `site.footer.contact`. */
export const contact = mapping('Contact details and opening hours.', {
  address: list('Postal address, line by line.', plain('A line of the address.')),
  phone: Type.Optional(phone),
  email: Type.Optional(email),
  hours: list(
    'Opening hours, in order.',
    mapping('Opening hours of some days.', {
      days: plain('Days, such as `Monday to Friday`.'),
      time: plain('Opening hours, such as `9:00 to 18:00`, or `closed`.'),
    }),
  ),
});

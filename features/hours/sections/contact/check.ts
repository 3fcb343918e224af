import type { SectionCheck } from '../../../../schema/vocabulary.ts';
import type { Contact } from './schema.ts';

/** Reports `openNow` without hours. */
export const check: SectionCheck<Contact> = ({ openNow, hours }) =>
  openNow && !hours
    ? [
        {
          path: ['openNow'],
          part: 'key',
          message: '`openNow` needs `hours`.',
          hint: 'add `hours`, such as `- { days: Mo-Fr, hours: 09:00-17:00 }`, or remove `openNow`',
        },
      ]
    : [];

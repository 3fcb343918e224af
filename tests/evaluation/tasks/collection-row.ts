import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'bilingual',
  brief: `We have a fourth kind of room: “Garden” for 110 euros a night, in Spanish “Jardín”. Add it to the
prices, after the others.`,
  changes: ['/prices', '/es/precios'],
  judge(result) {
    result.requireTexts('/prices', 'Garden', '€110', 'Courtyard', 'Street', 'Roof');
    result.requireTexts('/es/precios', 'Jardín', '110', 'Azotea');
    result.requireNone('/es/precios', 'Garden');
  },
};

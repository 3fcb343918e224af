import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import type { Schedule } from './schema.ts';

/** Reports tracks that do not exist, and two sessions at the same time on the same track. */
export const check: SectionCheck<Schedule> = ({ days, tracks = [] }) => {
  return days.flatMap(({ slots }, day) =>
    slots.flatMap(({ time, sessions }, slot) =>
      sessions.flatMap(({ track }, index): SectionProblem | [] => {
        if (track === undefined) return [];
        const path = ['days', day, 'slots', slot, 'sessions', index, 'track'];
        if (!tracks.includes(track)) {
          const suggestion = getSpellingSuggestion(track, tracks);
          return {
            path,
            message: `"${track}" is not one of \`tracks\`.`,
            hint: suggestion ? `did you mean "${suggestion}"?` : 'add it to `tracks`',
          };
        }
        const first = sessions.findIndex((other) => other.track === track);
        if (first === index) return [];
        return {
          path,
          message: `"${track}" has two sessions at ${time}.`,
          hint: 'give one of them another track or another time',
        };
      }),
    ),
  );
};

import { english } from '../../schema/vocabulary.ts';
import { Note } from '../_shared/components/Note.style.ts';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Schedule, Session } from './schema.ts';
import { Cell, Day, Days, Entry, Time } from './style.ts';

/** A table for each day, which is a list on phones. */
export default function ScheduleView({ section }: ViewProps<Schedule>) {
  const words = useWords({ schedule: english.schedule }).schedule;
  const { tracks = [], days, note } = section;
  return (
    <SectionFrame section={section}>
      <Days>
        {days.map(({ title, slots }) => (
          <Day key={title} data-tracks={tracks.length}>
            <caption>{title}</caption>
            {tracks.length > 0 && (
              <thead>
                <tr>
                  <th scope="col">{words.time}</th>
                  {tracks.map((track) => (
                    <th key={track} scope="col">
                      {track}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {slots.map(({ time, sessions }) => (
                <tr key={time}>
                  <Time scope="row">{time}</Time>
                  <Cells sessions={sessions} tracks={tracks} />
                </tr>
              ))}
            </tbody>
          </Day>
        ))}
      </Days>
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}

/** The cells of a time: one for each track, or a single one for what is for everybody. */
function Cells({ sessions, tracks }: { sessions: Session[]; tracks: string[] }) {
  const shared = sessions.filter(({ track }) => !track);
  if (shared.length > 0 || tracks.length === 0)
    return (
      <Cell colSpan={Math.max(tracks.length, 1)} data-shared="yes">
        {sessions.map((session) => (
          <SessionEntry key={session.title} session={session} />
        ))}
      </Cell>
    );
  return tracks.map((track) => {
    const session = sessions.find((one) => one.track === track);
    return (
      <Cell key={track} data-empty={session ? undefined : 'yes'}>
        {session && <SessionEntry session={session} />}
      </Cell>
    );
  });
}

function SessionEntry({ session: { title, track, people, text, to } }: { session: Session }) {
  return (
    <Entry>
      {track && <small aria-hidden="true">{track}</small>}
      <strong>{to ? <PlainLink to={to}>{title}</PlainLink> : <Line>{title}</Line>}</strong>
      {people && <span>{people}</span>}
      <Line within="span">{text}</Line>
    </Entry>
  );
}

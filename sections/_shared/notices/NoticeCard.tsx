import { useEffect, useRef } from 'react';
import { Rich, wordsOf } from '../Rich.tsx';
import { words } from '../words.ts';
import { Card, Dismiss, Message, Title } from './Notices.style.ts';
import { dismiss, type ShownNotice } from './store.ts';

/** How long a notice is shown, in milliseconds. */
const duration = 5000;

/** One notice; goes away by itself after about five seconds that it was not held. */
export function NoticeCard({ notice, held }: { notice: ShownNotice; held: boolean }) {
  const { id, title, text, kind } = notice;
  const left = useRef(duration);

  useEffect(() => {
    if (held) return;
    const start = Date.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - start), 1000);
    };
  }, [held, id]);

  return (
    <Card data-kind={kind}>
      <div>
        <Title>
          <Rich>{title}</Rich>
        </Title>
        {text && (
          <Message>
            <Rich as="div">{text}</Rich>
          </Message>
        )}
      </div>
      <Dismiss
        type="button"
        aria-label={`${words.close}: ${wordsOf(title)}`}
        onClick={() => dismiss(id)}
      />
    </Card>
  );
}

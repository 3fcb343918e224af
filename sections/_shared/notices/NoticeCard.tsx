import { useEffect, useRef } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent, toPlainText } from '../text/RichTextContent.tsx';
import { Card, Dismiss, Message, Title } from './Notices.style.ts';
import { dismissNotice, type ShownNotice } from './notices.ts';

/** Time that a notice stays on the screen, in milliseconds. */
const duration = 5000;

/** A notice that disappears after `duration`, not counting the time it is paused. */
export function NoticeCard({ notice, isPaused }: { notice: ShownNotice; isPaused: boolean }) {
  const words = useWords({ dialog: english.dialog });
  const { id, title, text, note, kind } = notice;
  const timeLeft = useRef(duration);

  useEffect(() => {
    if (isPaused) return;
    const start = Date.now();
    const timer = setTimeout(() => dismissNotice(id), timeLeft.current);
    return () => {
      clearTimeout(timer);
      timeLeft.current = Math.max(timeLeft.current - (Date.now() - start), 1000);
    };
  }, [isPaused, id]);

  return (
    <Card data-kind={kind}>
      <div>
        <Title>
          <RichTextContent>{title}</RichTextContent>
        </Title>
        {text && (
          <Message>
            <RichTextContent as="div">{text}</RichTextContent>
          </Message>
        )}
        {note && <Message>{note}</Message>}
      </div>
      <Dismiss
        type="button"
        aria-label={`${words.dialog.close}: ${toPlainText(title)}`}
        onClick={() => dismissNotice(id)}
      />
    </Card>
  );
}

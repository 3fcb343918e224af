import { useEffect, useRef } from 'react';
import { RichTextContent, toPlainText } from '../Rich.tsx';
import { words } from '../words.ts';
import { Card, Dismiss, Message, Title } from './Notices.style.ts';
import { dismissNotice, type ShownNotice } from './store.ts';

/** How long a notice is shown, in milliseconds. */
const duration = 5000;

/** One notice; goes away by itself after about five seconds that it was not held. */
export function NoticeCard({ notice, held }: { notice: ShownNotice; held: boolean }) {
  const { id, title, text, kind } = notice;
  const left = useRef(duration);

  useEffect(() => {
    if (held) return;
    const start = Date.now();
    const timer = setTimeout(() => dismissNotice(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - start), 1000);
    };
  }, [held, id]);

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
      </div>
      <Dismiss
        type="button"
        aria-label={`${words.close}: ${toPlainText(title)}`}
        onClick={() => dismissNotice(id)}
      />
    </Card>
  );
}

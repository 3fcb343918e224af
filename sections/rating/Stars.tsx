import { Row } from './style.ts';

/** Five stars; a part has the colour of the accent. The inner drawing cuts off the rest. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <Row viewBox="0 0 120 24" width="120" height="24" role="img" aria-label={label}>
      <path data-part="empty" d={stars} />
      <svg width={rating * 24} height="24" aria-hidden="true">
        <path d={stars} />
      </svg>
    </Row>
  );
}

const star = 'l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z';
const stars = [12, 36, 60, 84, 108].map((x) => `M${x} 2.4${star}`).join('');

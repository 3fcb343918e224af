/** Whether a page or section is shown at a moment; `dev` shows drafts and what is yet to come. */
export function isPublished(
  value: object,
  { mode, now }: { mode: 'build' | 'dev'; now: Date },
): boolean {
  const { draft, publishAt, expireAt } = value as Record<string, unknown>;
  if (isPast(expireAt, now)) return false;
  if (mode === 'dev') return true;
  if (draft === true) return false;
  return (
    typeof publishAt !== 'string' || Number.isNaN(Date.parse(publishAt)) || isPast(publishAt, now)
  );
}

/** True for a moment that is not after `now`; a day counts from its beginning in UTC. */
export function isPast(moment: unknown, now: Date): boolean {
  return typeof moment === 'string' && Date.parse(moment) <= now.getTime();
}

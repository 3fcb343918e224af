/**
 * Returns the reference of a submission, which people can read out on the phone: the first eight digits
 * of its id, such as `4F3A-91C2`. Operators find a submission by it.
 */
export function getReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/** Whether a text begins like the id of a submission, so that it has a reference. */
export function isSubmissionId(text: string): boolean {
  return /^[0-9a-f]{8}/i.test(text);
}

/** Says in the summary of a build when a date in the content passes next, so that the site needs a build. */
export async function afterBuild({
  notes,
  nextDate,
}: {
  notes: string[];
  nextDate?: number | undefined;
}): Promise<undefined> {
  if (nextDate === undefined) return;
  const moment = new Date(nextDate).toISOString().slice(0, 16).replace('T', ' ');
  notes.push(`A date in the content passes on ${moment} UTC: build the site again then.\n`);
}

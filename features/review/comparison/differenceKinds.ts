/** The kinds of differences that `--allow` names. */
export const differenceKinds = ['words', 'pictures', 'links'] as const;

/** Texts for people; images, icons, videos and frames; where links and forms lead. */
export type DifferenceKind = (typeof differenceKinds)[number];

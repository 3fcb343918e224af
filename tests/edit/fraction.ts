import fc from 'fast-check';

/** Generates fractions from 0 to below 1, each as likely as the others: most of `fc.double` are nearly 0. */
export const fraction = fc.noBias(fc.nat({ max: 9999 })).map((part) => part / 10_000);

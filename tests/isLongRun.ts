/** Whether `npm run test:long` runs the tests: with every random case, not only a sample of them. */
export const isLongRun = process.env.BLOCKWRIGHT_LONG === '1';

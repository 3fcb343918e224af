/** Whether the tests run by `npm run test:long`: with all random cases instead of a sample. */
export const isLongRun = process.env.BLOCKWRIGHT_LONG === '1';

/** Whether the tests run every attack (`npm run test:long`) instead of a sample. */
export const isLong = process.env.BLOCKWRIGHT_LONG === '1';

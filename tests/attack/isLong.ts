/** Whether every attack is made (`npm run test:long`), and not a sample of them. */
export const isLong = process.env.BLOCKWRIGHT_LONG === '1';

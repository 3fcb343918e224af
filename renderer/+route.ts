// Used by Vike only, which only tests/parity.test.ts runs.
/** Matches every URL: the manifest decides which pages exist. */
export default '/*';

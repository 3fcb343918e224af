// Used by Vike only (docs/developers.md).
/** Matches every URL: the manifest decides which pages exist. */
export default '/*';

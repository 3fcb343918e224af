// Used by Vike only (renderer/README.md).
/** Matches every URL: the manifest decides which pages exist. */
export default '/*';

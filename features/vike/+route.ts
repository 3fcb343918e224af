/** Matches every URL: the manifest decides which pages exist. */
export default '/*';

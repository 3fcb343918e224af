/** Every address; which pages exist is the manifest's matter. */
export default '/*';

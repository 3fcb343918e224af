/** The version of Node that hosts use for a build. */
export const nodeVersion = '22';

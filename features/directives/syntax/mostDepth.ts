/** How many directives may be around another one. */
export const mostDepth = 8;

/** How many bytes of texts, in UTF-8, an index in one file may have. */
export const mostTextBytes = 400_000;

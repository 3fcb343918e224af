/** The keyword of JSON Schema; an object with such a literal key looks like a promise. */
export const thenKeyword = 'then';

/** The flag that makes V8 optimize only functions that run very often. */
export const lateOptimizing: string;

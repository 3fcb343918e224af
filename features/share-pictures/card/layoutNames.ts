/** The layouts of share pictures. */
export const layoutNames = ['cover', 'split', 'poster', 'plain'] as const;

/** Name of a layout. */
export type LayoutName = (typeof layoutNames)[number];

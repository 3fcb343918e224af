declare module 'virtual:blockwright-site' {
  /** The pages to publish, in the order of the manifest. */
  export const pages: import('../../schema/page.ts').Page[];
  /** The render context, with its date as text. */
  export const renderContext: Omit<import('../page/RenderContext.ts').RenderContext, 'now'> & {
    now: string;
  };
}

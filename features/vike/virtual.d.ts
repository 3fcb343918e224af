declare module 'virtual:blockwright-site' {
  /** The pages to publish, in the order of the manifest. */
  export const pages: import('../../schema/vocabulary/page.ts').Page[];
  /** The render context, with its date as text. */
  export const renderContext: Omit<
    import('../../renderer/page/context/RenderContext.ts').RenderContext,
    'now'
  > & {
    now: string;
  };
}

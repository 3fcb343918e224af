/** The virtual module with the data of the bundles: see playgroundPlugin.ts. */
declare module 'playground-data' {
  const data: unknown;
  /** The module of the server bundle. */
  export const render: unknown;
  export default data;
}

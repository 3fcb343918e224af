/** The files and folders of the reference site; it lies in the same folder as the engine. */
export const referenceSite = [
  'pages.yaml',
  'data',
  'public',
  'functions/search-virtual-latinos',
] as const;

// See code/lazyFiles.ts.
declare module '*.json?lazy' {
  export default function load(): string;
}

declare module '*/highlightCode.ts?lazy' {
  export default function load(): typeof import('./text/highlightCode.ts');
}

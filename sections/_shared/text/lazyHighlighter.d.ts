// See renderer/bundle/lazyFiles.ts.
declare module '*/highlightCode.ts?lazy' {
  export default function load(): typeof import('./highlightCode.ts');
}

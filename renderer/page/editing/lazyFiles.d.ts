// See code/lazyFiles.ts.
declare module '*/renderForEditor.ts?lazy' {
  export default function load(): typeof import('./renderForEditor.ts');
}

// See code/lazyFiles.ts.
declare module '*/renderForEditor.ts?lazy' {
  export default function load(): typeof import('./editing/renderForEditor.ts');
}

declare module '*/brandIcons.ts?lazy' {
  export default function load(): typeof import('./shell/brandIcons.ts');
}

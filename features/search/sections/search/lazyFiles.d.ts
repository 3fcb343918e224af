// See code/lazyFiles.ts: the server needs no search.
declare module '*/loadSearch.ts?lazy' {
  export default function load(): typeof import('./loadSearch.ts');
}

// See renderer/bundle/lazyFiles.ts. The package contains this file, for copies of section types.
declare module '*.json?lazy' {
  export default function load(): string;
}

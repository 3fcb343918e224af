/** The file and route key of an entry of `pages:`. */
export interface PageAddress {
  file: string;
  key: string;
}

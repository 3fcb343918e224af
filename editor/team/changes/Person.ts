/** Somebody who edits the site, as git names an author. */
export interface Person {
  name: string;
  email: string;
}

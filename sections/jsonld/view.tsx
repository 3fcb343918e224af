/** Shows nothing: the data goes into the head of the page (jsonld.ts). */
export default function JsonldView() {
  return null;
}

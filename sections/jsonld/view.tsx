/** Renders nothing: jsonld.ts adds the data to the head of the page. */
export default function JsonldView() {
  return null;
}

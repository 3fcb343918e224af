import { ServerResponse } from 'node:http';

// Ends a server once it has sent a page, so that its coverage names only what was loaded until then.
const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = function (...words) {
  if (String(words[0]).includes('</html>')) this.once('finish', () => process.exit());
  return end.apply(this, words);
};

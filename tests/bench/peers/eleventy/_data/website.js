import { readSite } from '../shared/readSite.mjs';

export default function () {
  return readSite();
}

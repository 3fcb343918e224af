/** Default limits of rules by name; `site.checks` may set others. */
export const limits = {
  'title-min': 10,
  'title-max': 70,
  'description-min': 50,
  'description-max': 170,
  'image-file-kilobytes': 2000,
  'svg-file-kilobytes': 200,
  'near-duplicate-percent': 60,
  'page-kilobytes': 500,
  'script-kilobytes': 100,
  'image-kilobytes': 2000,
};

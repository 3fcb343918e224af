import type { Host } from '../vocabulary/site/hosts.ts';

/**
 * S3 and CloudFront: redirects belong to a function of at most 10 kB
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). The
 * function in docs/hosting/s3-cloudfront.md itself takes less than 1 kB.
 */
export const host: Host = {
  title: 'S3 and CloudFront',
  source:
    'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
  redirectBytes: 9000,
  hint: 'a key value store of CloudFront holds more redirects',
};

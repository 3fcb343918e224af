import type { HostWriter } from '../model/HostFile.ts';
import { nodeVersion } from './_shared/nodeVersion.ts';

/** The pipeline that publishes a site; GitLab reads redirects in the published folder. */
export const writer: HostWriter = {
  listFiles: ({ directory }) => [
    {
      names: ['.gitlab-ci.yml'],
      content: `# Add a schedule in the settings of the repository: dates in the content take effect with a build.
pages:
  image: node:${nodeVersion}
  variables:
    GIT_DEPTH: 0 # the history contains the dates of the sitemap
  cache:
    key: site
    paths: [.npm, .blockwright/cache]
  script:
    - npm ci --cache .npm
    - npm run build
  pages:
    publish: ${directory}
  artifacts:
    paths: [${directory}]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`,
      mode: 'marked',
    },
  ],
};

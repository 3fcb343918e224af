import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuild } from '../builds/builds.ts';
import { type BackendSite, backendSite } from './backendSite.ts';

/** The form service of the site. */
export const serviceAddress = 'https://forms.example/f/abc';

/**
 * Builds and serves a site whose forms go everywhere that forms can go: `/open` to the general function,
 * `/service` to a form service, and the others to the function after a challenge.
 */
export async function createTargetsSite(): Promise<BackendSite> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-targets-'));
  mkdirSync(join(root, 'data/forms'), { recursive: true });
  const pages = Object.entries(forms).map(([name, keys]) => {
    writeFileSync(join(root, `data/forms/${name}.yaml`), keys + fields);
    return createPage(name);
  });
  writeFileSync(join(root, 'pages.yaml'), manifest + pages.join(''));
  await prepareBuild(root);
  const site = await backendSite(join(root, 'dist/client'), root);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const forms = {
  open: '',
  service: `action: ${serviceAddress}\n`,
  checked: 'challenge: { service: turnstile, siteKey: 1x00000000000000000000AA }\n',
  click: 'challenge: { service: turnstile, siteKey: 3x00000000000000000000FF }\n',
  broken: 'challenge: { service: turnstile, siteKey: 2x00000000000000000000AB }\n',
};

const fields = `title: Contact
submit: Send
groups:
  - fields:
      - { name: name, label: Name, kind: text, required: true }
      - { name: message, label: Message, kind: textarea }
      - { name: campaign-id, label: Campaign, kind: hidden, value: spring }
`;

const manifest = `site: { name: Example, url: "https://www.example.com", description: An example }
pages:
  /:
    title: Forms for everything that a form can be sent to
    description: A page with links to one form for each place that a form can be sent to
    sections:
      - type: cta
        title: Forms
        actions:
${Object.keys(forms)
  .map((name) => `          - { label: The form ${name}, to: /${name} }\n`)
  .join('')}`;

function createPage(name: string): string {
  return `  /${name}:
    title: A form that is sent to the target ${name}
    description: A page with a form for the tests in a browser, which is sent to ${name}
    sections:
      - { type: form, id: contact, title: Contact, form: ${name} }
`;
}

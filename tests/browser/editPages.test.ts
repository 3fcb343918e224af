import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ChangeResponse } from '../../editor/protocol/ChangeResponse.ts';
import {
  type Edited,
  moveByKeyboard,
  openPage,
  openPane,
  picture,
  preview,
  runAction,
  save,
  sectionLabels,
  selectSection,
  startEditor,
  violations,
  waitForPreview,
} from './editFixture.ts';

const manifest = `# A small site for the editor's tests.
site:
  name: Example # the only place
  url: https://www.example.com
  description: A small site that is edited in tests, with a page of each kind.

blocks:
  # the last call on every page
  closing:
    type: cta
    title: Talk to us
    actions:
      - { label: All prices, to: /pricing }

pages:
  /:
    title: Example, a small site to edit
    description: The home page of a small site that is edited in tests, long enough to be one.
    sections:
      # the opening
      - type: hero
        headline: Hello there # short
        image: { src: /images/first.png, alt: A coloured field }
      - type: faq
        title: Questions
        items:
          - question: 'How soon?'
            answer: Tomorrow.
          - question: How much?
            answer: See [prices](/pricing).
      - type: links
        title: More to read
        items:
          - { label: Prices, to: /pricing }
          - { label: About us, to: /about }
          - { label: Plans, to: /oslo }
      - use: closing

  # what it costs
  /pricing:
    title: "What everything costs"
    description: All the prices of a small site that is edited in tests, long enough to be one.
    sections:
      - type: hero
        headline: Prices
      - use: closing

  /about:
    title: About this small site
    description: Who made the small site that is edited in tests, long enough for a description.
    sections:
      - type: hero
        headline: About us

  /oslo:
    with: { city: cities.oslo }
    title: "Our people in {{ city.name }}"
    description: Who works for the small site in {{ city.name }}, long enough for a description.
    sections:
      - type: hero
        headline: "In {{ city.name }}"
`;

const files = {
  'pages.yaml': manifest,
  'data/cities.yaml': '# every city\noslo:\n  name: Oslo # in Norway\n',
  'data/cities.schema.yaml':
    'type: object\nadditionalProperties: false\nrequired: [name]\nproperties:\n  name: { type: string, minLength: 1, description: Name of the city. }\n',
};

const officeSchema =
  'type: object\nadditionalProperties: false\nrequired: [place, name]\nproperties:\n  place: { type: string, minLength: 1, description: Part of the address. }\n  name: { type: string, minLength: 1, description: Name of the city. }\n';

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor(files);
});

afterEach(async () => {
  await page?.close();
  // Every test starts with the same files.
  await reset();
});

afterAll(() => edited?.close());

test('moves a section by mouse, and by its menu on a touch screen', async () => {
  page = await openPage(edited, '/', { hasTouch: true });
  // Each action comes before the answer to the one before it.
  await page.route('**/api/applyChange', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const before = await sectionLabels(page);
  const handles = page.locator('.sections .handle');
  await dragByMouse(handles.nth(2), handles.nth(1));
  const [first = '', second = '', third = '', fourth = ''] = before;
  await expect.poll(() => sectionLabels(page)).toEqual([first, third, second, fourth]);
  await page.getByRole('button', { name: `Actions for ${third}` }).tap();
  await page.getByRole('menuitem', { name: 'Move down' }).tap();
  await expect.poll(() => sectionLabels(page)).toEqual(before);
  await page.getByText('All changes saved').waitFor();
  await page.getByRole('button', { name: `Actions for ${third}` }).tap();
  await page.getByRole('menuitem', { name: 'Move up' }).tap();
  await expect.poll(() => sectionLabels(page)).toEqual([first, third, second, fourth]);
  await save(page);
  expect(sorted(edited.read('pages.yaml'))).toEqual(sorted(manifest));
  expect(edited.read('pages.yaml')).toMatch(
    /More to read[\s\S]*title: Questions[\s\S]*use: closing/,
  );
});

test('renames a page, redirects its old route and updates links', async () => {
  page = await openPage(edited, '/pricing');
  await runAction(page, '/pricing', 'Rename');
  await page.getByLabel('Address').fill('/about');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('alert').getByText('The page /about already exists').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Address').fill('/prices');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.locator('.tree [aria-selected="true"]', { hasText: '/prices' }).waitFor();
  await preview(page).getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest
      .replaceAll('to: /pricing', 'to: /prices')
      .replace('  /pricing:\n', '  /prices:\n')
      .replace('[prices](/pricing)', '[prices](/prices)')
      .replace(
        /(edited in tests, long enough to be one\.\n)(?= {4}sections:\n {6}- type: hero\n {8}headline: Prices)/,
        '$1    redirectFrom:\n      - /pricing\n',
      ),
  );
});

test('deletes a page, and redirects it and its links to another', async () => {
  page = await openPage(edited, '/about');
  await runAction(page, '/about', 'Delete');
  const target = page.getByRole('combobox', { name: 'Redirect visitors and links to' });
  await target.fill('/nowhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alert').getByText('There is no other page /nowhere').waitFor();
  expect(await violations(page)).toEqual([]);
  await target.fill('/oslo');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.tree [aria-selected="true"]', { hasText: '/oslo' }).waitFor();
  await save(page);
  const saved = edited.read('pages.yaml');
  expect(saved).not.toContain('  /about:');
  expect(saved).toContain('{ label: About us, to: /oslo }');
  expect(saved).toContain('    redirectFrom:\n      - /about\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(manifest);
});

test('moves a section to another page, turns it into a block, and back', async () => {
  page = await openPage(edited, '/');
  await selectSection(page, 'faq');
  await runAction(page, 'faq', 'Move to another page…');
  expect(await violations(page)).toEqual([]);
  const target = page.getByRole('combobox', { name: 'Target page' });
  await target.fill('/abo');
  await page.getByRole('option', { name: '/about' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => target.inputValue()).toBe('/about');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sectionLabels(page)).length).toBe(3);
  await page.locator('.tree .row', { hasText: '/about' }).click();
  await preview(page).getByText('Questions').waitFor();
  await selectSection(page, 'faq');
  await runAction(page, 'faq', 'Convert to block');
  await page.getByLabel('Block name').fill('closing');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The block closing already exists').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Block name').fill('common-questions');
  await page.keyboard.press('Enter');
  await page.locator('.sections em', { hasText: 'block' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toContain(
    "  common-questions:\n    type: faq\n    title: Questions\n    items:\n      - question: 'How soon?'\n",
  );
  expect(edited.read('pages.yaml')).toContain('      - use: common-questions\n');
  await runAction(page, 'faq', 'Detach from block');
  await page.locator('.sections em', { hasText: 'block' }).waitFor({ state: 'detached' });
  await save(page);
  expect(edited.read('pages.yaml')).toContain(
    "        headline: About us\n      - type: faq\n        title: Questions\n        items:\n          - question: 'How soon?'\n",
  );
});

test('opens the menu of a page in a list that has just scrolled', async () => {
  page = await openPage(edited, '/about', { viewport: { width: 1500, height: 300 } });
  const menuButton = page.getByRole('button', { name: 'Actions for /about' });
  await menuButton.focus();
  await page.getByLabel('Search pages').focus();
  // React Aria learns of scrolling from an event, which a busy browser sends late.
  await page.evaluate(() =>
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const scrolled = await page.locator('.pages').evaluate((list) => {
    list.scrollTop = 20;
    return list.scrollTop;
  });
  expect(scrolled).toBe(20);
  await menuButton.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor({ timeout: 20_000 });
});

test('changes a section from a block on one page, or everywhere', async () => {
  page = await openPage(edited, '/pricing');
  await selectSection(page, 'Talk to us');
  await page.locator('.scope', { hasText: 'used 2 times' }).waitFor();
  const title = page.getByLabel('Title').first();
  await title.fill('Call us');
  await preview(page).getByText('Call us').waitFor();
  await save(page);
  const here = manifest.replace(
    '        headline: Prices\n      - use: closing\n',
    '        headline: Prices\n      - use: closing\n        title: Call us\n',
  );
  expect(edited.read('pages.yaml')).toBe(here);
  await page.getByRole('button', { name: 'Undo' }).click();
  await preview(page).getByText('Talk to us').waitFor();
  await page.getByLabel('Edit everywhere').check();
  await title.fill('Write to us');
  await preview(page).getByText('Write to us').waitFor();
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect(edited.read('pages.yaml')).toBe(manifest.replace('Talk to us', 'Write to us'));
});

test('shows the source of a value, and changes or overrides it', async () => {
  page = await openPage(edited, '/oslo');
  await selectSection(page, 'hero');
  await page.getByText('Shows: In Oslo').waitFor();
  await page.getByRole('button', { name: 'Edit shared city' }).click();
  await page.getByText('apply to one page').waitFor();
  await page.getByLabel('Name').first().fill('Oslo city');
  await preview(page).getByRole('heading', { level: 1, name: 'In Oslo city' }).waitFor();
  await save(page);
  expect(edited.read('data/cities.yaml')).toBe(
    files['data/cities.yaml'].replace('name: Oslo #', 'name: Oslo city #'),
  );
  await selectSection(page, 'hero');
  await page.getByRole('button', { name: 'Override here' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'In Oslo city' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest.replace('headline: "In {{ city.name }}"', 'headline: "In Oslo city"'),
  );
});

test('undoes in the focused field, and keeps the focus in a long text', async () => {
  page = await openPage(edited, '/about');
  await selectSection(page, 'hero');
  const headline = page.getByLabel('Headline').first();
  await headline.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', and everything else that we have ever done, made and thought of');
  await preview(page).getByText('made and thought of').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => headline.inputValue()).toBe('About us');
  await preview(page).getByRole('heading', { level: 1, name: 'About us', exact: true }).waitFor();
  // An empty field keeps the focus while it is filled in.
  await page.getByRole('button', { name: 'Add Eyebrow' }).click();
  await page
    .locator('[data-at="/eyebrow"] textarea:focus, [data-at="/eyebrow"] input:focus')
    .waitFor();
  await page.keyboard.type('Small', { delay: 150 });
  await preview(page).getByText('Small', { exact: true }).waitFor();
  await page.keyboard.type(' line', { delay: 150 });
  await preview(page).getByText('Small line', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await preview(page).getByText('Small line', { exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+y');
  await preview(page).getByText('Small line', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await preview(page).getByText('Small line', { exact: true }).waitFor({ state: 'detached' });
  // The preview supports undo too.
  await preview(page).locator('h1').click();
  await page.keyboard.press('Control+y');
  await preview(page).getByText('Small line', { exact: true }).waitFor();
});

test('chooses, describes, moves the focus of and renames a picture with the keyboard alone', async () => {
  page = await openPage(edited, '/');
  await selectSection(page, 'hero');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Replace: Picture');
  const upload = page.getByLabel('Upload files');
  await upload.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await page.getByRole('alert').getByText('Unknown type of file').waitFor();
  const buffer = await picture('#0aa');
  await upload.setInputFiles({ name: 'New Team (1).PNG', mimeType: 'image/png', buffer });
  await preview(page).locator('img[src*="new-team-1.png"]').waitFor();
  await page.getByText('described the old picture').waitFor();

  await page.getByRole('slider', { name: 'Point that stays visible' }).first().focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const image = preview(page).locator('img[src*="new-team-1.png"]');
  await expect
    .poll(() => image.evaluate((element) => getComputedStyle(element).objectPosition))
    .toBe('52% 40%');

  await openPane(page, 'Media');
  await page.getByRole('option', { name: 'new-team-1.png' }).waitFor();
  await page.locator('.media').getByRole('searchbox').focus();
  await page.keyboard.type('coloured team');
  await page.getByText('1 of 2 files').waitFor();
  await page.getByRole('option', { name: 'new-team-1.png' }).focus();
  await page.keyboard.press('Space');
  const details = page.getByRole('region', { name: 'File new-team-1.png' });
  await details.getByRole('button', { name: 'Example, a small site to edit' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await details.getByLabel('Alternative text').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('The team');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await details.getByLabel('Name').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Our Team');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'File our-team.png' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest.replace(
      '{ src: /images/first.png, alt: A coloured field }',
      '{ src: /images/our-team.png, alt: The team, focus: [52, 40] }',
    ),
  );
  const files = readdirSync(join(edited.root, 'public/images')).sort();
  expect(files).toEqual(['first.png', 'our-team.png']);
});

test('lists the errors and asks before it saves with errors', async () => {
  page = await openPage(edited, '/about');
  await selectSection(page, 'hero');
  await page.getByLabel('Headline').first().fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save with errors?' });
  await dialog.getByText('› Hero › Headline').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(edited.read('pages.yaml')).toBe(manifest);
  await page.locator('.inspector .wrong').first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save with errors' }).click();
  await page.getByText('All changes saved').waitFor();
  expect(edited.read('pages.yaml')).toBe(manifest.replace('headline: About us', 'headline: ""'));
});

test('asks which value to keep where a file also changed on disk', async () => {
  page = await openPage(edited, '/about');
  await selectSection(page, 'hero');
  await page.getByLabel('Headline').first().fill('About me');
  await preview(page).getByRole('heading', { level: 1, name: 'About me' }).waitFor();
  // The preview shows the text before the server has it.
  await page.getByText('Unsaved changes').waitFor();
  const elsewhere = (text: string) => text.replace('# the only place', '# the name');
  const theirs = elsewhere(manifest.replace('headline: About us', 'headline: About them'));
  edited.write('pages.yaml', theirs);
  const dialog = page.getByRole('dialog', { name: 'Also changed elsewhere' });
  const value = dialog.getByRole('group', { name: /About.* › Section 1 › Headline$/ });
  await value.getByText('About them').waitFor();
  await look('conflict');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  expect(edited.read('pages.yaml')).toBe(theirs);
  await value.getByRole('radio', { name: 'Yours About me' }).check();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await page.getByText('Unsaved changes').waitFor();
  expect(edited.read('pages.yaml')).toBe(theirs);
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    elsewhere(manifest.replace('headline: About us', 'headline: About me')),
  );
});

test('shows a change set, takes over what moved, and publishes', async () => {
  page = await openPage(edited, '/about');
  const sent: string[] = [];
  const person = { name: 'Ada Author', email: 'ada@example.com' };
  const set = (id: string, title: string) => ({ id, title, author: person, created: '', base: '' });
  const status = { state: 'draft', checks: 'none', isBehind: true, link: '', preview: '' };
  const sets = [set('a1', 'Summer prices'), { ...set('b2', 'New team'), pushed: '1' }];
  const files = ['public/images/first.png'];
  await page.route('**/_edit', async (route) => {
    const response = await route.fetch();
    const meta = '<meta name="blockwright-set" content="a1"><title>';
    await route.fulfill({ response, body: (await response.text()).replace('<title>', meta) });
  });
  await page.route('**/_edit/team/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    expect(route.request().headers()['x-change-set']).toBe('a1');
    if (name === 'me')
      return route.fulfill({ json: { person, may: 'publish', set: sets[0], sets } });
    if (name === 'status') return route.fulfill({ json: status });
    sent.push(`${name} ${route.request().postData()}`);
    if (name === 'publish') {
      const links = { link: 'https://example.com/1', preview: 'https://example.com/2' };
      Object.assign(status, { state: 'open', checks: 'pending', ...links });
    }
    if (name === 'replay') status.isBehind = sent.length < 2;
    await route.fulfill({ json: name === 'replay' && status.isBehind ? files : [] });
  });
  await page.reload();
  await page.waitForSelector('.sections');
  await waitForPreview(page);
  await selectSection(page, 'hero');
  await page.getByLabel('Headline').first().fill('About me');
  await preview(page).getByRole('heading', { level: 1, name: 'About me' }).waitFor();
  await page.getByRole('button', { name: 'The site has changed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await page.getByRole('button', { name: 'The site has changed' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Summer prices' }).click();
  await look('sets');
  await dialog.getByRole('button', { name: 'New team Ada Author · In review' }).waitFor();
  await dialog.getByLabel('New title').fill('Autumn prices');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog
    .getByRole('button', { name: 'Discard About this small site', exact: true })
    .waitFor();
  await look('publish');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('In review, checks are running').waitFor();
  expect(await page.getByRole('link', { name: 'Review', exact: true }).getAttribute('href')).toBe(
    status.link,
  );
  await look('status');
  expect(sent).toEqual([
    'replay {"choices":{}}',
    'replay {"choices":{"public/images/first.png":"theirs"}}',
    'rename {"title":"Autumn prices"}',
    // Other tests have uploaded pictures before.
    expect.stringMatching(/^publish {"message":"content: .*edit \/about"}$/),
  ]);
});

test('notices files that are added to or removed from the disk', async () => {
  page = await openPage(edited, '/');
  edited.write(
    'pages/more.yaml',
    `pages:
  /late:
    title: A page that came late
    description: A page in a file of its own that came while the editor was open, at length.
    sections:
      - type: hero
        headline: Here I am
`,
  );
  await page.locator('.tree .row', { hasText: '/late' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Here I am' }).waitFor();
  await selectSection(page, 'hero');
  await page.getByLabel('Headline').first().fill('Here we are');
  await save(page);
  expect(edited.read('pages/more.yaml')).toContain('headline: Here we are\n');
  execFileSync('rm', [join(edited.root, 'pages/more.yaml')]);
  await page.locator('.tree .row', { hasText: '/late' }).waitFor({ state: 'detached' });
});

test('edits the Markdown files that the rows of a list come from', async () => {
  edited.write(
    'data/articles.schema.yaml',
    'type: object\nproperties:\n  title: { type: string, description: Title. }\n',
  );
  edited.write('data/articles/boots.md', '---\ntitle: Boots\n---\n\nBoots.\n');
  edited.write(
    'pages/read.yaml',
    `pages:
  /read:
    title: What there is to read here
    description: A page with a list from Markdown files that came while the editor was open.
    sections:
      - { type: hero, headline: Read }
      - type: cards
        title: Articles
        items: { from: articles }
`,
  );
  page = await openPage(edited, '/');
  await page.locator('.tree .row', { hasText: '/read' }).click();
  await preview(page).getByRole('heading', { name: 'Boots' }).waitFor();
  await selectSection(page, 'Articles');
  await page.getByRole('button', { name: 'Edit the rows of articles' }).click();
  await page.locator('.inspector').getByRole('button', { name: 'Boots' }).click();
  await page.getByRole('heading', { name: 'Articles: Boots' }).waitFor();
  await page.getByLabel('Text').fill('Good boots.');
  await save(page);
  expect(edited.read('data/articles/boots.md')).toBe('---\ntitle: Boots\n---\n\nGood boots.\n');
  expect(await violations(page)).toEqual([]);
  for (const path of ['pages/read.yaml', 'data/articles', 'data/articles.schema.yaml'])
    rmSync(join(edited.root, path), { recursive: true });
  await page.locator('.tree .row', { hasText: '/read' }).waitFor({ state: 'detached' });
});

/** Waits until the editor of YAML accepts a completion, in the time of the page: it ignores keys at first. */
const waitUntilAccepted = () => new Promise((resolve) => setTimeout(resolve, 150));

test('completes types, blocks, pages and keys in the YAML pane', async () => {
  page = await openPage(edited, '/about');
  await openHeadline();
  await page.keyboard.press('Enter');
  await page.keyboard.type('eyeb');
  await page.locator('.cm-tooltip-autocomplete', { hasText: 'eyebrow' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(waitUntilAccepted);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Small line');
  await preview(page).getByText('Small line').waitFor();
  await page.keyboard.press('Enter');
  // One step to the left.
  await page.keyboard.press('Backspace');
  // Slowly, so that the server gets a section without keys.
  await page.keyboard.type('- use: clo', { delay: 350 });
  await page.locator('.cm-tooltip-autocomplete', { hasText: 'closing' }).waitFor();
  await page.evaluate(waitUntilAccepted);
  await page.keyboard.press('Enter');
  await preview(page).getByText('Talk to us').waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest.replace(
      'headline: About us\n',
      'headline: About us\n        eyebrow: Small line\n      - use: closing\n',
    ),
  );
});

test('shows the generated pages before and after a change', async () => {
  const offices = `
  /{{ office.place }}-office:
    each: { office: offices }
    title: "The office in {{ office.name }}"
    description: Where to find the small site in {{ office.name }}, long enough for a description.
    sections:
      - type: hero
        headline: "Visit us in {{ office.name }}"
`;
  edited.write('data/offices.schema.yaml', officeSchema);
  edited.write('data/offices.yaml', 'bergen: { place: bergen, name: Bergen }\n');
  edited.write('pages.yaml', manifest + offices);
  edited.git('add', '.');
  edited.git('commit', '-q', '-m', 'offices');
  page = await openPage(edited, '/');
  await page.locator('.tree .row', { hasText: '-office' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Visit us in Bergen' }).waitFor();
  const more = 'bergen: { place: bergen, name: Bergen }\nhamar: { place: hamar, name: Hamar }\n';
  await post({ text: { file: 'data/offices.yaml', content: more } });
  await post({
    text: { file: 'pages.yaml', content: manifest + offices.replace('Visit', 'Find') },
  });
  await page.getByRole('button', { name: 'Changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The office in' }).click();
  const changed = dialog.frameLocator('[title="Changes of the page"]');
  await changed.getByRole('heading', { level: 1, name: 'Find us in Bergen' }).waitFor();
  await changed.getByRole('link', { name: 'Old', exact: true }).click();
  await changed.getByRole('heading', { level: 1, name: 'Visit us in Bergen' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: / Page$/ }).click();
  await page.getByRole('option', { name: '/hamar-office' }).click();
  await changed.getByText('Added page').waitFor();
  await changed.getByRole('heading', { level: 1, name: 'Find us in Hamar' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const marked = page.frameLocator('[title="The page with its changes marked"]');
  await marked.locator('h1[data-bw-text]').waitFor();
  await post({
    text: { file: 'pages.yaml', content: manifest + offices.replace('Visit', 'Meet') },
  });
  await marked.getByRole('heading', { level: 1, name: 'Meet us in Bergen' }).waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  await preview(page).getByRole('heading', { level: 1, name: /us in/ }).waitFor();
  expect(await preview(page).locator('[data-bw-change]').count()).toBe(0);
  for (const file of ['data/offices.yaml', 'data/offices.schema.yaml'])
    rmSync(join(edited.root, file));
});

test('offers no comparison where the feature is missing', async () => {
  page = await openPage(edited, '/');
  await page.route('**/_edit/api/setup', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), features: [] } });
  });
  const compare = page.getByRole('button', { name: 'Compare' });
  expect(await compare.count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Desktop' }).waitFor();
  expect(await compare.count()).toBe(0);
});

test('opens the row of the generated page that is shown, and offers no override for all of them', async () => {
  edited.write('data/offices.schema.yaml', officeSchema);
  edited.write(
    'data/offices.yaml',
    'bergen: { place: bergen, name: Bergen }\nhamar: { place: hamar, name: Hamar }\n',
  );
  edited.write(
    'pages.yaml',
    `${manifest}
  /{{ office.place }}-office:
    each: { office: offices }
    title: "The office in {{ office.name }}"
    description: Where to find the small site in {{ office.name }}, long enough for a description.
    sections:
      - type: hero
        headline: "Visit us in {{ office.name }}"
`,
  );
  page = await openPage(edited, '/');
  await page.locator('.tree .row', { hasText: '-office' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Visit us in Bergen' }).waitFor();
  await page.getByRole('button', { name: / Address to show$/ }).click();
  await page.getByRole('option', { name: '/hamar-office' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Visit us in Hamar' }).waitFor();
  await selectSection(page, 'hero');
  const form = page.locator('.inspector');
  await form.getByText('Visit us in Hamar').waitFor();
  expect(await form.getByRole('button', { name: 'Override here' }).count()).toBe(0);
  await form.getByRole('button', { name: 'Edit shared office' }).first().click();
  await form.getByRole('heading', { name: 'offices: hamar' }).waitFor();
  for (const file of ['data/offices.yaml', 'data/offices.schema.yaml'])
    rmSync(join(edited.root, file));
});

test('saves the last letters typed in the YAML pane, and keeps those typed meanwhile', async () => {
  page = await openPage(edited, '/about');
  const code = await openHeadline();
  await page.keyboard.type(' and');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(' you');
  await expect.poll(() => edited.read('pages.yaml')).toContain('About us and\n');
  await preview(page).getByRole('heading', { level: 1, name: 'About us and you' }).waitFor();
  await code.locator('.cm-line', { hasText: 'headline: About us and you' }).waitFor();
  await page.keyboard.type(', too');
  await page.keyboard.press('Control+s');
  await page.getByText('All changes saved').waitFor();
  expect(edited.read('pages.yaml')).toBe(manifest.replace('About us\n', 'About us and you, too\n'));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(() => edited.read('pages.yaml')).not.toContain('About us and you, too\n');
});

test('keeps the line endings of text typed in the YAML pane', async () => {
  page = await openPage(edited, '/about');
  const written = manifest.replaceAll('\n', '\r\n');
  await post({ text: { file: 'pages.yaml', content: written } });
  await page.reload();
  await openHeadline();
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('eyebrow: More');
  await preview(page).getByRole('heading', { level: 1, name: 'About us!' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    written.replace('About us\r\n', 'About us!\r\n        eyebrow: More\r\n'),
  );
});

test('supports every task by keyboard', async () => {
  page = await openPage(edited, '/');
  await tabTo('Add section');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add section' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focusedName).toBe('Add section');
  await tabTo('Actions for Hero');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Con');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Convert to block' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focusedName).toContain('Actions for Hero: Hello there');
  await tabTo('Move Links: More to read');
  await moveByKeyboard(page, 'ArrowUp');
  await expect.poll(async () => (await sectionLabels(page))[1]).toMatch(/^Links/);
  await expect.poll(focusedName).toContain('Move Links: More to read');
  await tabTo('Hero: Hello there');
  await page.keyboard.press('Enter');
  await tabTo('Headline');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Good day');
  await preview(page).getByRole('heading', { level: 1, name: 'Good day' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All changes saved').waitFor();
  await expect
    .poll(() => edited.read('pages.yaml'))
    .toMatch(/headline: Good day # short[\s\S]*type: links[\s\S]*type: faq/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(() => edited.read('pages.yaml')).toBe(manifest);
});

const focusedName = () =>
  page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent');

test('picks an icon, a date and a colour, and writes them as text', async () => {
  page = await openPage(edited, '/');
  await openPane(page, 'Site');
  await page.getByRole('button', { name: 'closing' }).click();
  await page.locator('.inspector summary', { hasText: 'All prices' }).click();
  await page.locator('.inspector .item').getByRole('button', { name: 'Add Icon' }).first().click();
  const icon = page.getByRole('combobox', { name: 'Icon' });
  await icon.focus();
  await page.keyboard.type('calendar-ch');
  await page
    .getByRole('option', { name: 'calendar-check', exact: true })
    .locator('svg > *')
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // React Aria writes the choice after its list has closed, which an answer of the server delays.
  await expect.poll(() => icon.inputValue()).toBe('calendar-check');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => edited.read('pages.yaml'))
    .toContain('{ label: All prices, to: /pricing, icon: calendar-check }');

  await openPane(page, 'Pages');
  await selectSection(page, 'hero');
  await page.getByRole('tab', { name: 'Visibility' }).click();
  const date = page.getByRole('group', { name: 'Show from' });
  await page.getByRole('button', { name: 'Show from Set a date' }).click();
  await expect.poll(() => date.getByRole('spinbutton').first().evaluate(hasFocus)).toBe(true);
  await page.keyboard.type('20310207');
  await page.keyboard.press('Control+s');
  await expect.poll(() => edited.read('pages.yaml')).toContain('        publishAt: "2031-02-07"\n');
  await date.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /February 9, 2031/ })
    .click();
  await page.getByRole('button', { name: 'Add time' }).click();
  await save(page);
  expect(edited.read('pages.yaml')).toMatch(/ {8}publishAt: 2031-02-09T09:00\n/);
  expect(await violations(page)).toEqual([]);

  await openPane(page, 'Site');
  await page.getByRole('button', { name: 'Colours and shapes' }).click();
  const accent = page.getByRole('textbox', { name: 'Accent' });
  await accent.fill('#2563eb');
  await page.getByRole('button', { name: 'Accent: pick a colour' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Hue' }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => accent.inputValue()).toMatch(/^#25[0-9a-f]{4}$/);
  expect(await accent.inputValue()).not.toBe('#2563eb');
  const picked = await accent.inputValue();
  await page.keyboard.press('Escape');
  await save(page);
  expect(edited.read('pages.yaml')).toContain(`accent: "${picked}"`);
});

const hasFocus = (element: Element) => element === document.activeElement;

/** Has axe check the editor in both widths, and its contrast in both colour schemes. */
async function look(name: string) {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const shots = process.env.BLOCKWRIGHT_SHOTS;
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png` });
    expect(await violations(page)).toEqual([]);
  }
}

/** Opens the YAML pane of the hero of /about, with the cursor after its headline. */
async function openHeadline(): Promise<Locator> {
  await selectSection(page, 'hero');
  await page.getByRole('button', { name: 'YAML' }).click();
  const code = page.locator('.cm-content');
  await code.locator('.cm-line', { hasText: 'headline: About us' }).click();
  await page.keyboard.press('End');
  return code;
}

/** Presses Tab until the element with an accessible name has the focus. */
async function tabTo(name: string) {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const is = await page.evaluate((wanted) => {
      const { activeElement } = document;
      const label = activeElement?.id
        ? document.querySelector(`label[for="${CSS.escape(activeElement.id)}"]`)?.textContent
        : '';
      const words = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      return words.startsWith(wanted) || !!label?.startsWith(wanted);
    }, name);
    if (is) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Drags an item beyond the middle of another one. */
async function dragByMouse(from: Locator, to: Locator) {
  const [start, end] = [await middle(from), await middle(to)];
  const target = end.y + Math.sign(end.y - start.y) * 8;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(start.x, start.y + ((target - start.y) * step) / 8);
  await page.mouse.up();
}

/** Returns the position of an element once it has stopped moving. */
async function middle(element: Locator) {
  for (let before = ''; ; await page.waitForTimeout(200)) {
    const box = await element.boundingBox();
    const now = JSON.stringify(box);
    if (box && now === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    before = now;
  }
}

function sorted(text: string): string[] {
  return text.split('\n').sort();
}

/** Restores every file after the previous test. */
async function reset() {
  const { state } = (await (await fetch(`${edited.address}/api/state`)).json()) as ChangeResponse;
  for (const { file, values } of state.conflicts ?? [])
    await post({
      resolve: { file, choices: Object.fromEntries(values.map(({ id }) => [id, 'mine'])) },
    });
  for (const [file, content] of Object.entries(files))
    if (!file.endsWith('.schema.yaml')) await post({ text: { file, content } });
  await post({ save: { withErrors: true } });
}

async function post(body: object) {
  const { origin } = new URL(edited.address);
  const init = { method: 'POST', headers: { origin }, body: JSON.stringify(body) };
  const response = await fetch(`${edited.address}/api/applyChange`, init);
  expect(response.status, await response.text()).toBe(200);
}

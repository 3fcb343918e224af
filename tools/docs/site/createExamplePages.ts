import { stringify } from 'yaml';
import { type Preset, presets, sectionSchemas } from '../../../renderer/index.ts';
import { toAnchor } from '../../../schema/vocabulary.ts';

/**
 * Creates the pages that show the presets of each section type as visitors see them, each with its YAML.
 *
 * @returns path below the site → text: `pages/examples.yaml`, and the pictures and forms of the presets
 */
export function createExamplePages(): Record<string, string> {
  const files: Record<string, string> = {};
  const pages = Object.entries(groupByRoute()).map(([route, shown]) => [
    route,
    createPage(shown, files),
  ]);
  return { ...files, 'pages/examples.yaml': formatYaml({ pages: Object.fromEntries(pages) }) };
}

/** Lists the examples of a section type in Markdown, with links to them; empty if it has none. */
export function listExamples(type: string): string {
  const items = presets
    .listPresets(type)
    .filter(isShown)
    .map(
      (preset) =>
        `- [${preset.title}](${getRoute(preset)}#${toAnchor(preset.title)}): ${preset.description}`,
    );
  return items.length === 0 ? '' : ['## Examples', '', ...items, ''].join('\n');
}

function groupByRoute(): Record<string, [Preset, ...Preset[]]> {
  const groups: Record<string, [Preset, ...Preset[]]> = {};
  for (const preset of presets.listPresets().filter(isShown)) {
    const present = groups[getRoute(preset)];
    if (present) present.push(preset);
    else groups[getRoute(preset)] = [preset];
  }
  return groups;
}

function getRoute(preset: Preset): string {
  const route = `/reference/sections/${preset.type}/examples`;
  return hasMainHeading(preset) ? `${route}/${preset.name}` : route;
}

/** A page has one main heading, so each preset that brings one has a page of its own. */
function hasMainHeading({ type }: Preset): boolean {
  return (sectionSchemas[type] as { 'x-heading'?: number })['x-heading'] === 1;
}

/** Other types show nothing by themselves, or cover the page. */
function isShown({ type }: Preset): boolean {
  return !['banner', 'form-dialog', 'jsonld', 'languages', 'pager'].includes(type);
}

function createPage(shown: readonly [Preset, ...Preset[]], files: Record<string, string>) {
  const [first] = shown;
  const { type } = first;
  const anchors = new Set(shown.map(({ title }) => toAnchor(title)));
  const sections = shown.flatMap((preset) => {
    const section = prepare(preset, files, anchors);
    const { title, description: text } = preset;
    const head = {
      type: 'prose',
      tone: 'tint',
      space: 'small',
      text: `## ${title}\n\n${text}`,
    };
    const code = { type: 'code', space: 'small', language: 'yaml', code: preset.yaml.trimEnd() };
    return hasMainHeading(preset) ? [section, head, code] : [head, section, code];
  });
  if (hasMainHeading(first))
    return {
      title: `${first.title}: an example of ${type}`,
      description: `The section type ${type} on a page, with its YAML to copy. ${first.description}`,
      breadcrumb: first.title,
      sections,
    };
  return {
    title: `Examples of ${type}`,
    description: `What the section type ${type} looks like: ${shown.length} example${shown.length === 1 ? '' : 's'}, each as visitors see it and with its YAML to copy.`,
    breadcrumb: 'Examples',
    sections: [
      {
        type: 'prose',
        title: `Examples of ${type}`,
        text: `Each is a preset: “Add section” in the editor inserts it, and its YAML stands below it. [All keys of \`${type}\`](/reference/sections/${type}) are on a page of their own.`,
      },
      ...sections,
    ],
  };
}

/** Returns the section of a preset for its page; adds the pictures and forms that it needs to the files. */
function prepare(preset: Preset, files: Record<string, string>, anchors: Set<string>) {
  const readFile = (path: string) => files[path];
  const prepared = presets.preparePreset(preset.section, { readFile, anchors });
  Object.assign(files, prepared.files);
  if (prepared.section.id) anchors.add(prepared.section.id);
  return prepared.section;
}

/** Quotes all texts: an older YAML reads a time such as 12:15 as a number. */
function formatYaml(value: unknown): string {
  return stringify(value, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
}

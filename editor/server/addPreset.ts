import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import type { AnySection } from '../../schema/vocabulary.ts';
import type { PageCode } from '../../server/index.ts';
import type { PresetRequest } from '../protocol/PresetRequest.ts';
import type { DraftSite } from './draft/DraftSite.ts';
import type { EditorContext } from './EditorContext.ts';
import { markSamples } from './samples/markSamples.ts';
import { toPageView } from './toPageView.ts';

/** The site that gets a preset. */
interface PresetSite extends Pick<EditorContext, 'root' | 'session'> {
  code: Pick<PageCode, 'loadPresets'>;
  draft: Pick<DraftSite, 'checked' | 'invalidateFiles' | 'reload'>;
}

/**
 * Prepares a preset for a page, and writes the pictures and forms that the site lacks for it. Like
 * uploads, they are saved at once. Resolves to the section to insert, marked as a sample. Rejects with an EditError if
 * there is no such preset or page.
 */
export async function addPreset(
  { root, code, session, draft }: PresetSite,
  { id, file, key }: PresetRequest,
): Promise<{ section: AnySection }> {
  const { findPreset, preparePreset } = await code.loadPresets();
  const preset = findPreset(id);
  if (!preset) throw new EditError(`The preset ${id} does not exist`);
  const checked = await draft.checked();
  const { sections, fieldIndex } = checked.siteContext.context;
  const page = toPageView(session, checked, file, key);
  if (!page) throw new EditError(`The page ${key} does not exist`);
  const anchors = page.sections.map(({ raw, resolved }) => String(resolved?.id ?? raw.id));
  const { section, files } = preparePreset(preset.section, {
    readFile: (path) => readText(root, path),
    anchors: new Set(anchors),
  });
  session.guard?.(new Map(Object.entries(files).filter(([path]) => path.startsWith('data/'))));
  for (const [path, text] of Object.entries(files)) {
    await writeSiteFile(root, path, text);
    if (path.startsWith('data/')) await session.disk.readFile(path);
  }
  if (Object.keys(files).length > 0) {
    session.onChange?.(Object.keys(files));
    draft.invalidateFiles();
    await draft.reload();
  }
  return { section: markSamples(section, sections[section.type], fieldIndex) };
}

function readText(root: string, path: string): string | undefined {
  try {
    return readSiteTextSync(root, path);
  } catch {
    return undefined;
  }
}

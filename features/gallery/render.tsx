import { renderToStaticMarkup } from 'react-dom/server';
import {
  compileWholeStyles,
  createPageContext,
  type Preset,
  presets,
  type RenderContext,
  renderHead,
  sectionSchemas,
  sectionViews,
  withAnchor,
} from '../../renderer/index.ts';
import { parsePlaceholder, toAnchor } from '../../schema/vocabulary.ts';
import { lookAttributes, PageProvider, WordsProvider } from '../../sections/index.ts';
import type { GalleryPart } from '../_shared/gallery/index.ts';
import { Contents, Entry, Example, Gallery, Source, Type } from './gallery.style.ts';

/**
 * Renders the gallery: the presets of every section type as this site would show them, with their
 * YAML to copy.
 */
export function renderGallery(siteContext: RenderContext, root: string): string {
  const renderContext = { ...siteContext, forms: presets.withSampleForms(siteContext.forms) };
  // A site's stylesheet lacks the gallery's own styles.
  const { blocks } = compileWholeStyles(renderContext.site.theme);
  const stylesheet = blocks.map(({ css }) => css).join('\n');
  const context = {
    ...createPageContext(page, renderContext),
    image: imageOrPlaceholder(renderContext),
  };
  const types = [...new Set(presets.listPresets().map(({ type }) => type))];
  const body = renderToStaticMarkup(
    <WordsProvider value={renderContext.site.words}>
      <PageProvider value={context}>
        <Gallery id="page_content">
          <h1>Section types</h1>
          <p>
            Copy the YAML below a section into <code>sections:</code> of a page and change its
            words. In the visual editor, “Add section” inserts it with its pictures and forms.
          </p>
          <Contents aria-label="Section types">
            {types.map((type) => (
              <a key={type} href={`#type-${type}`}>
                {type}
              </a>
            ))}
            {parts.map(({ title }) => (
              <a key={title} href={`#part-${toAnchor(title)}`}>
                {title}
              </a>
            ))}
          </Contents>
        </Gallery>
        {types.map((type) => (
          <section key={type} aria-labelledby={`type-${type}`}>
            <Type>
              <h2 id={`type-${type}`}>{type}</h2>
              <p>{(sectionSchemas[type] as { description?: string }).description}</p>
            </Type>
            {presets.listPresets(type).map((preset) => (
              <PresetEntry key={preset.name} preset={preset} context={context} />
            ))}
          </section>
        ))}
        {parts.map((part) => (
          <Part key={part.title} part={part} examples={part.list(renderContext, root)} />
        ))}
      </PageProvider>
    </WordsProvider>,
  );
  const islands = [
    ...new Set(Array.from(body.matchAll(/ data-island="([^"]+)"/g), (m) => m[1] ?? '')),
  ];
  const head = renderHead({ page, context, renderContext, islands, data: [], stylesheet });
  return `<!doctype html>\n<html lang="en">\n<head>${head.start}${head.style}${head.end}</head>\n<body${lookAttributes(renderContext.site.theme)}>${body}</body>\n</html>\n`;
}

const page = {
  route: '/_gallery',
  title: 'Section types',
  description: 'Every section type with its presets.',
  robots: 'noindex',
  noindex: true,
  redirectFrom: [],
  sections: [],
  sectionOrigins: [],
  origin: { file: '', pointer: '' },
};

/** What other features show. */
const parts = Object.values(
  import.meta.glob<GalleryPart>('../*/gallery.ts', { eager: true, import: 'galleryPart' }),
);

function Part({
  part: { title, description },
  examples,
}: {
  part: GalleryPart;
  examples: ReturnType<GalleryPart['list']>;
}) {
  const id = `part-${toAnchor(title)}`;
  return (
    <section aria-labelledby={id}>
      <Type>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
        {typeof examples === 'string' && <p>{examples}</p>}
      </Type>
      {typeof examples !== 'string' &&
        examples.map(({ name, html, yaml }) => (
          <Entry key={name}>
            <header>
              <h3>{name}</h3>
            </header>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of a feature, not of the site */}
            <Example dangerouslySetInnerHTML={{ __html: html }} />
            <Source>
              <summary>YAML</summary>
              <pre>{yaml}</pre>
            </Source>
          </Entry>
        ))}
    </section>
  );
}

type Context = ReturnType<typeof createPageContext>;

function PresetEntry({ preset, context }: { preset: Preset; context: Context }) {
  const { type, name, title, description, yaml } = preset;
  return (
    <Entry id={`preset-${type}-${name}`}>
      <header>
        <h3>{title}</h3>
        <p>{description}</p>
      </header>
      <PresetPreview preset={preset} context={context} />
      <Source>
        <summary>
          YAML of {type}/{name}
        </summary>
        <pre>{asListItem(yaml)}</pre>
      </Source>
    </Entry>
  );
}

function PresetPreview({ preset, context }: { preset: Preset; context: Context }) {
  const View = sectionViews.get(preset.type);
  if (!View) return <p>This type has no view yet.</p>;
  // Presets of one page need different anchors.
  const section = withAnchor(preset.section, `${preset.type}-${preset.name}`);
  try {
    const html = renderToStaticMarkup(
      <WordsProvider value={context.site.words}>
        <PageProvider value={context}>
          <View section={section} />
        </PageProvider>
      </WordsProvider>,
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  } catch (error) {
    return <p>This site cannot show the example: {(error as Error).message}</p>;
  }
}

/** Resolves images; one that the site lacks becomes a grey box. */
function imageOrPlaceholder(renderContext: RenderContext) {
  const greyBox =
    "<svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'><rect width='100%' height='100%' fill='%23888'/></svg>";
  const placeholder = {
    src: `data:image/svg+xml,${greyBox}`,
    width: 640,
    height: 480,
    sources: [],
  };
  const { image } = createPageContext(page, renderContext);
  return (src: string, sizes?: string) =>
    renderContext.images[src] || parsePlaceholder(src) ? image(src, sizes) : placeholder;
}

function asListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}

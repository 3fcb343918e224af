import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import type { AnySection } from '../../schema/section.ts';
import { PageProvider } from '../../sections/_shared/page.ts';
import { themeStylesheet } from '../../sections/_shared/theme.ts';
import { sectionViews } from '../sections/sectionViews.ts';
import { compileStyles } from '../styles/compileStyles.tsx';
import { createPageContext } from './createPageContext.ts';
import { Entry, Gallery, Source, Title } from './gallery.style.ts';
import type { RenderContext } from './RenderContext.ts';
import { renderHead } from './renderHead.ts';

/**
 * Renders the gallery: the example of every section type as this site would show it, with its YAML
 * to copy.
 */
export function renderGallery(
  examples: Record<string, string>,
  renderContext: RenderContext,
): string {
  // A site's stylesheet lacks the gallery's own styles.
  const blocks = compileStyles().map(({ css }) => css);
  const stylesheet = [themeStylesheet(renderContext.site.theme), ...blocks].join('\n');
  const context = {
    ...createPageContext(page, renderContext),
    image: imageOrPlaceholder(renderContext),
  };
  const body = renderToStaticMarkup(
    <PageProvider value={context}>
      <Gallery id="content">
        <h1>Section types</h1>
        <p>
          Copy the YAML below a section into <code>sections:</code> of a page and change its words.
        </p>
      </Gallery>
      {Object.entries(examples).map(([type, yaml]) => (
        <Entry key={type}>
          <Title id={`type-${type}`}>{type}</Title>
          <SectionExample yaml={yaml} context={context} />
          <Source>
            <summary>YAML</summary>
            <pre>{asListItem(yaml)}</pre>
          </Source>
        </Entry>
      ))}
    </PageProvider>,
  );
  const islands = [
    ...new Set(Array.from(body.matchAll(/ data-island="([^"]+)"/g), (m) => m[1] ?? '')),
  ];
  const head = renderHead({ page, context, renderContext, islands, data: [], stylesheet });
  return `<!doctype html>\n<html lang="en">\n<head>${head.start}${head.style}${head.end}</head>\n<body>${body}</body>\n</html>\n`;
}

const page = {
  route: '/_gallery',
  title: 'Section types',
  description: 'Every section type with its example.',
  robots: 'noindex',
  noindex: true,
  redirectFrom: [],
  sections: [],
  sectionOrigins: [],
  origin: { file: '', pointer: '' },
};

function SectionExample({
  yaml,
  context,
}: {
  yaml: string;
  context: ReturnType<typeof createPageContext>;
}) {
  const section = parse(yaml) as AnySection;
  const View = sectionViews.get(section.type);
  if (!View) return <p>This type has no view yet.</p>;
  try {
    const html = renderToStaticMarkup(
      <PageProvider value={context}>
        <View section={section} />
      </PageProvider>,
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
    renderContext.images[src] ? image(src, sizes) : placeholder;
}

function asListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}

import { importFile } from '../../base/files/importFile.ts';
import {
  registerSections,
  sectionChecks,
  sectionSchemas,
  siteSectionRegistry,
} from '../../renderer/index.ts';
import { EntryChecker } from '../../schema/index.ts';
import type { RenderedFile, RenderTask, SharedSite, WorkerRequest } from './messages.ts';
import { PageRenderer } from './PageRenderer.ts';
import { ResolvedPages } from './ResolvedPages.ts';

/** Handles the requests of a `WorkerPool`, in any thread. The pool sends what tasks share before them. */
export class PageTaskRunner {
  #checker: EntryChecker | undefined;
  #resolvedPages: ResolvedPages | undefined;
  #renderer: PageRenderer | undefined;

  /** Handles a request; returns the results of its tasks. */
  async send(request: WorkerRequest): Promise<unknown> {
    switch (request.kind) {
      case 'share':
        this.#resolvedPages = request.resolvedFile && new ResolvedPages(request.resolvedFile);
        this.#checker = await openChecker(request.shared);
        return undefined;
      case 'check':
        return request.tasks.map((task) =>
          // Pages are stored until they are rendered.
          this.#checker?.check(task, (page) => this.#resolvedPages?.write(page)),
        );
      case 'prepare':
        this.#renderer = new PageRenderer(request.setup);
        return undefined;
      case 'render':
        return request.tasks.map((task) => this.#writePages(task));
    }
  }

  /** Renders pages of a route entry and writes them. */
  #writePages({ route, rowsIndexes, resolved, entry }: RenderTask): RenderedFile[] {
    return rowsIndexes.map((rowsIndex, index) => {
      const slot = resolved?.[index];
      const page = slot
        ? this.#resolvedPages?.read(slot)
        : entry && this.#checker?.resolve(entry, rowsIndex);
      const file = page && this.#renderer?.writePage(page);
      if (!file) throw new Error(`Page ${rowsIndex} of ${route} cannot be resolved`);
      return file;
    });
  }
}

async function openChecker({
  siteSections = {},
  features = [],
  ...texts
}: SharedSite): Promise<EntryChecker> {
  for (const feature of features) {
    // Lazy import: most sites have no features in packages.
    const { addFeature } = await import('../../schema/index.ts');
    await addFeature(feature);
  }
  registerSections({});
  for (const [type, file] of Object.entries(siteSections)) {
    registerSections({ [type]: await importFile(file) });
    siteSectionRegistry.modules[type] = file;
  }
  return EntryChecker.open(texts, { sections: sectionSchemas, checks: sectionChecks });
}

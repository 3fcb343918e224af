import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { PageSummary } from '../../protocol.ts';
import { ActionMenu, type MenuAction } from '../parts/ActionMenu.tsx';
import { ErrorCount } from '../parts/ErrorCount.tsx';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';
import { runCommands } from '../state/requestQueue.ts';
import { nestPages, type PageNode, pageId } from './nestPages.ts';
import type { PageAction } from './PageDialog.tsx';

interface PageRowsProps {
  pages: readonly PageSummary[];
  /** Identity of the open page. */
  openId: string | undefined;
  onAction(action: PageAction): void;
}

/** The pages as a tree. Only the visible rows exist, because there may be a thousand. */
export const PageRows = memo(({ pages, openId, onAction }: PageRowsProps) => {
  const nodes = useMemo(() => nestPages(pages), [pages]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => pages.map(pageId), [pages]);
  // Selected at once: each change of the selection renders all rows.
  const [opening, setOpening] = useState<string>();
  const selectedId = opening ?? openId;
  const tree = useRef<HTMLDivElement>(null);
  const { length } = ids;
  // A page that was opened by a search or a link may be outside of the visible part.
  useEffect(() => {
    if (length < 2 || selectedId === undefined) return;
    const row = tree.current?.querySelector(`[data-key="${CSS.escape(selectedId)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [length, selectedId]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 30 }}>
      <Tree
        className="pages"
        ref={tree}
        aria-label="Pages"
        items={nodes}
        keyboardNavigationBehavior="tab"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={useMemo(() => (selectedId === undefined ? [] : [selectedId]), [selectedId])}
        onSelectionChange={(keys) => {
          const entry = pages.find((candidate) => keys !== 'all' && keys.has(pageId(candidate)));
          if (!entry) return;
          setOpening(pageId(entry));
          runInBackground(openPage(entry).finally(() => setOpening(undefined)));
        }}
        expandedKeys={useMemo(() => ids.filter((id) => !collapsed.has(id)), [ids, collapsed])}
        onExpandedChange={(keys) => setCollapsed(new Set(ids.filter((id) => !keys.has(id))))}
      >
        {function renderNode({ id, page: entry, children }: PageNode) {
          return (
            <TreeItem id={id} textValue={entry.key}>
              <TreeItemContent>
                {({ hasChildItems, isSelected }) => (
                  <div className="line">
                    {hasChildItems && (
                      <Button slot="chevron" className="chevron">
                        <span aria-hidden="true">›</span>
                      </Button>
                    )}
                    <div className="row">
                      <span>{entry.key}</span>
                      {entry.draft && <em>draft</em>}
                      <ErrorCount count={entry.problems} />
                    </div>
                    {isSelected && (
                      <ActionMenu
                        label={`Actions for ${entry.key}`}
                        listActions={() => listActions(entry, onAction)}
                      />
                    )}
                  </div>
                )}
              </TreeItemContent>
              <Collection items={children}>{renderNode}</Collection>
            </TreeItem>
          );
        }}
      </Tree>
    </Virtualizer>
  );
});

function listActions(page: PageSummary, onAction: (action: PageAction) => void): MenuAction[] {
  return [
    { name: 'Duplicate', run: () => onAction({ kind: 'duplicate', page }) },
    { name: 'Rename', run: () => onAction({ kind: 'rename', page }) },
    { name: page.draft ? 'Publish' : 'Hide', run: () => toggleDraft(page) },
    { name: 'Delete', run: () => onAction({ kind: 'delete', page }) },
  ];
}

function toggleDraft({ file, key, draft }: PageSummary) {
  const path = ['pages', key, 'draft'];
  const order = Object.keys(editorStore.setup?.page.properties ?? {}).filter(
    (name) => name !== 'draft',
  );
  const edit = draft
    ? ({ kind: 'remove', path } as const)
    : ({
        kind: 'set',
        path,
        value: true,
        order: ['title', 'description', 'draft', ...order],
      } as const);
  runInBackground(
    runCommands([{ kind: 'edit', file, edit }], `${draft ? 'Publish' : 'Hide'} ${key}`),
  );
}

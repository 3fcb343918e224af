import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useSnapshot } from 'valtio';
import type { PageSummary } from '../../protocol/PageSummary.ts';
import { ActionMenu, type MenuAction } from '../parts/ActionMenu.tsx';
import { describePublication } from '../parts/describePublication.ts';
import { ErrorCount } from '../parts/ErrorCount.tsx';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { editorStore, runInBackground, select } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';
import { focusForm } from '../state/revealField.ts';
import { toggleDraft } from '../state/toggleDraft.ts';
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
  // Selected at once: each change of the selection renders all rows.
  const [opening, setOpening] = useState<string>();
  const selectedId = opening ?? openId;
  const { parents, isOpen, setOpen } = useFolders(nodes, selectedId);
  const { timeZone } = useSnapshot(editorStore).state?.site ?? {};
  const tree = useRef<HTMLDivElement>(null);
  const open = (entry: PageSummary) => {
    const byKeyboard = entered.current === pageId(entry);
    setOpening(pageId(entry));
    const opened = openPage(entry).finally(() =>
      setOpening((last) => (last === pageId(entry) ? undefined : last)),
    );
    runInBackground(byKeyboard ? focusForm(opened) : opened);
  };
  // The row in which Enter was pressed: the tree does not say how a row was selected.
  const entered = useRef<string>(undefined);
  useEffect(() => {
    const list = tree.current;
    const handlePress = (event: Event) => {
      const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
      const row = isEnter ? (event.target as HTMLElement) : undefined;
      entered.current = row?.dataset.key;
      // A page that still loads takes the focus later.
      const { page } = editorStore;
      if (page && entered.current === pageId(page)) runInBackground(focusForm());
    };
    // The tree ignores a press of the page that is open already, whose form may not be.
    const showForm = ({ target }: Event) => {
      const row = (target as Element).closest<HTMLElement>('[role="row"]');
      const isButton = (target as Element).closest('button');
      const { page } = editorStore;
      if (page && row?.dataset.key === pageId(page) && !isButton) select({ kind: 'page' });
    };
    list?.addEventListener('keydown', handlePress, { capture: true });
    list?.addEventListener('pointerdown', handlePress, { capture: true });
    list?.addEventListener('click', showForm);
    return () => {
      list?.removeEventListener('click', showForm);
      list?.removeEventListener('keydown', handlePress, { capture: true });
      list?.removeEventListener('pointerdown', handlePress, { capture: true });
    };
  }, []);
  const { length } = pages;
  // A page that was opened by a search or a link may be outside of the visible part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the author may scroll and close rows
  useEffect(() => {
    if (length < 2 || selectedId === undefined) return;
    const list = tree.current;
    // After a search, rows take their places and the list its height in the next frames.
    let frame = 0;
    const reveal = (tries: number) => {
      const row = list?.querySelector(`[data-key="${CSS.escape(selectedId)}"]`);
      if (row || !list || tries === 0) return row?.scrollIntoView({ block: 'nearest' });
      // Rows far away do not exist: go to their part of the list first.
      list.scrollTop =
        countRowsBefore(nodes, selectedId, isOpen) * rowHeight - list.clientHeight / 2;
      frame = requestAnimationFrame(() => reveal(tries - 1));
    };
    frame = requestAnimationFrame(() => reveal(10));
    return () => cancelAnimationFrame(frame);
  }, [length, selectedId]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: rowHeight }}>
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
          if (!entry) {
            for (const id of keys) if (id !== selectedId) setOpen(String(id), !isOpen(String(id)));
            return;
          }
          open(entry);
        }}
        expandedKeys={useMemo(() => parents.filter(isOpen), [parents, isOpen])}
        onExpandedChange={(keys) => {
          for (const id of parents) if (keys.has(id) !== isOpen(id)) setOpen(id, keys.has(id));
        }}
      >
        {function renderNode({ id, route, name, page: entry, children }: PageNode) {
          const publication = entry && describePublication(entry, new Date(), timeZone);
          return (
            <TreeItem id={id} textValue={`${name} ${route}`}>
              <TreeItemContent>
                {({ hasChildItems, isSelected }) => (
                  <div className="line">
                    {hasChildItems && (
                      <Button slot="chevron" className="chevron">
                        <ToolIcon name="chevron-right" />
                      </Button>
                    )}
                    <div className="row">
                      <span className="name">{name}</span>
                      <small title={route}>{route.replaceAll(/\{\{.*?\}\}/g, '…')}</small>
                      {publication && <em title={publication.label}>{publication.state}</em>}
                      {Object.entries(entry?.untranslated ?? {}).map(([locale, count]) => (
                        <em key={locale} title={`Not translated: ${count} texts (${locale})`}>
                          {locale} −{count}
                        </em>
                      ))}
                      <ErrorCount count={entry?.problems ?? 0} />
                    </div>
                    {isSelected && entry && (
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

/** Which rows with further rows are open: in a large site, only those around the open page at first. */
function useFolders(nodes: readonly PageNode[], selectedId: string | undefined) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { parents, around, isLarge } = useMemo(() => {
    const parents: string[] = [];
    const around = new Set<string>();
    let count = 0;
    const visit = ({ id, children }: PageNode): boolean => {
      count++;
      if (children.length > 0) parents.push(id);
      if (children.map(visit).some(Boolean)) around.add(id);
      return around.has(id) || id === selectedId;
    };
    nodes.forEach(visit);
    return { parents, around, isLarge: count > openRows };
  }, [nodes, selectedId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the author may close what is around it
  useEffect(() => {
    if (selectedId !== undefined)
      setToggled(
        (known) => new Map([...known].filter(([id, isOpen]) => isOpen || !around.has(id))),
      );
  }, [selectedId]);
  const isOpen = useCallback(
    (id: string) => toggled.get(id) ?? (!isLarge || around.has(id)),
    [toggled, isLarge, around],
  );
  const setOpen = (id: string, value: boolean) =>
    setToggled((known) => new Map(known).set(id, value));
  return { parents, isOpen, setOpen };
}

/** Returns how many rows are above a page. */
function countRowsBefore(
  nodes: readonly PageNode[],
  selectedId: string,
  isOpen: (id: string) => boolean,
): number {
  const list = (some: readonly PageNode[]): string[] =>
    some.flatMap(({ id, children }) => [id, ...(isOpen(id) ? list(children) : [])]);
  return Math.max(0, list(nodes).indexOf(selectedId));
}

/** The usual height of a row with two lines, in pixels. */
const rowHeight = 49;

/** How many rows are shown before anything is closed. A search shows no more. */
const openRows = 150;

function listActions(page: PageSummary, onAction: (action: PageAction) => void): MenuAction[] {
  return [
    { name: 'Duplicate', run: () => onAction({ kind: 'duplicate', page }) },
    { name: 'Rename', run: () => onAction({ kind: 'rename', page }) },
    { name: page.draft ? 'Publish' : 'Hide', run: () => toggleDraft(page) },
    { name: 'Delete', isDanger: true, run: () => onAction({ kind: 'delete', page }) },
  ];
}

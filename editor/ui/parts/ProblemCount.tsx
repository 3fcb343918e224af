import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';
import { pluralize } from './pluralize.ts';
import { ToolIcon } from './ToolIcon.tsx';

/** The number of errors and warnings of the site, which opens and closes their list; nothing if there are none. */
export function ProblemCount() {
  const { state, showsProblems } = useSnapshot(editorStore);
  const all = state?.diagnostics ?? [];
  if (all.length === 0) return null;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.length - errors;
  const toggle = () => {
    editorStore.showsProblems = !showsProblems;
  };
  return (
    <button
      type="button"
      className="problem-count"
      aria-expanded={showsProblems}
      title="Show what is wrong, and where"
      onClick={toggle}
    >
      {errors > 0 && (
        <span data-severity="error">
          <ToolIcon name="circle-alert" />
          {pluralize(errors, 'error')}
        </span>
      )}
      {warnings > 0 && (
        <span data-severity="warning">
          <ToolIcon name="triangle-alert" />
          {pluralize(warnings, 'warning')}
        </span>
      )}
    </button>
  );
}

import { useState } from 'react';
import type { FormModel, GroupModel } from './FormModel.ts';

/** The steps of a form. A form without steps has a single one with all groups. */
export interface FormSteps {
  /** The groups that have something to fill in, in order. */
  groups: GroupModel[];
  /** Position of the current step among `groups`. */
  position: number;
  isLast: boolean;
  /** Whether a group is part of the current step. */
  isCurrent(group: GroupModel): boolean;
  /** Shows another step. */
  goTo(position: number): void;
  /** Shows the step with a field. */
  goToField(name: string): void;
}

/** Keeps the current step of a form. Groups whose fields are all inactive are left out. */
export function useSteps(model: FormModel, activeNames: ReadonlySet<string>): FormSteps {
  const [chosen, setChosen] = useState(0);
  const groups = model.groups.filter((group) =>
    group.fields.some(({ name, kind }) => kind !== 'hidden' && activeNames.has(name)),
  );
  const position = Math.min(chosen, Math.max(0, groups.length - 1));
  return {
    groups,
    position,
    isLast: !model.steps || position >= groups.length - 1,
    isCurrent: (group) => groups.includes(group) && (!model.steps || groups[position] === group),
    goTo: (next) => setChosen(Math.max(0, Math.min(next, groups.length - 1))),
    goToField: (name) => {
      const found = groups.findIndex(({ fields }) => fields.some((field) => field.name === name));
      if (found >= 0) setChosen(found);
    },
  };
}

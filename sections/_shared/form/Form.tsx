import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { getHoneypotName } from '../../../base/forms/FormRules.ts';
import { english } from '../../../schema/vocabulary.ts';
import { mountNotices } from '../notices/mountNotices.tsx';
import { useSiteWords, useWords } from '../page/words.ts';
import { RichTextContent, toPlainText } from '../text/RichTextContent.tsx';
import { afterPress, followPresses } from './afterPress.ts';
import { Challenge } from './Challenge.tsx';
import { createFormChallenge } from './createFormChallenge.ts';
import { Body, Frame, Noscript, Note, Restored, Trap } from './Form.style.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormGroup } from './FormGroup.tsx';
import { type FormModel, getFieldModels, hasFileFields } from './FormModel.ts';
import { fillHiddenFields } from './fillHiddenFields.ts';
import { autosaveDraft, type RestoredDraft, restoreDraft } from './formDraft.ts';
import { StepItem, StepList } from './Steps.style.ts';
import { useActiveFields } from './useActiveFields.ts';
import { challengeName, type SubmissionOptions, useFormSubmission } from './useFormSubmission.ts';
import { useProgressText } from './useProgressText.ts';
import { type FormSteps, useSteps } from './useSteps.ts';

export interface FormProps extends SubmissionOptions {
  model: FormModel;
  /** Id of the element that names the form. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** Layout: `page` (the default), `dialog` (only the fields scroll) or `line` (a single field and its button). */
  layout?: 'page' | 'dialog' | 'line';
  /** Content before the fields, which scrolls with them. */
  children?: ReactNode;
  /** Called by the button with the text `cancel` of the form, which also gives up sending. */
  onCancel?: () => void;
}

/**
 * A form from data/forms. Without JavaScript the browser validates and posts it, with all its groups
 * and fields on the page. With JavaScript it shows messages under the fields and notices, follows
 * conditions and steps, and keeps a draft across reloads.
 */
export function Form(props: FormProps) {
  const words = useWords({ form: english.form });
  const siteWords = useSiteWords();
  const { model, labelledBy, label, layout = 'page', children, onCancel, ...options } = props;
  const form = useRef<HTMLFormElement>(null);
  const active = useActiveFields(model, form);
  const steps = useSteps(model, active.names);
  const container = useRef<HTMLDivElement>(null);
  const [challenge] = useState(
    () => model.challenge && createFormChallenge(model.challenge, () => container.current),
  );
  const goToError = (messages: Readonly<Record<string, string>>) => {
    const [first] = fields.filter(({ name }) => messages[name]);
    if (first) steps.goToField(first.name);
  };
  const submission = useFormSubmission(model, form, options, goToError, challenge);
  const [draft, setDraft] = useState<RestoredDraft>();
  const [hiddenValues, setHiddenValues] = useState<Record<string, string>>({});
  const { errors, isSending, rejections } = submission;
  const { announcement } = useProgressText(submission.progress);
  const fields = getFieldModels(model);
  const invalidFields = fields.filter(({ name }) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for a form
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Not in the markup, because without JavaScript the browser validates.
    element.noValidate = true;
    mountNotices(siteWords);
    followPresses();
    setHiddenValues(fillHiddenFields(element, fields));
    if (!options.keepValues) setDraft(restoreDraft(element, model.name));
    active.update();
    return options.keepValues ? undefined : autosaveDraft(element, model.name);
  }, [model.name, options.keepValues]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new rejection moves the focus
  useEffect(() => {
    if (rejections > 0)
      focusAfterRejection(form.current, invalidFields[0]?.name, !!errors[challengeName]);
  }, [rejections]);

  const goToStep = (position: number) => {
    steps.goTo(position);
    // The group is shown by then.
    requestAnimationFrame(() => focusStep(form.current));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (steps.isLast) submission.send();
    else {
      const names = steps.groups[steps.position]?.fields.map(({ name }) => name);
      if (submission.validate(names)) goToStep(steps.position + 1);
    }
  };
  const onFieldInput = (event: FormEvent) => {
    active.update();
    submission.onFieldChange(getName(event));
    const { [getName(event)]: _chosen, ...files } = draft?.files ?? {};
    if (draft) setDraft({ files });
  };
  const prepareToSend = () => {
    challenge?.load();
    if (!model.isExternal) preloadSending();
  };
  const onReset = () => {
    setDraft(undefined);
    submission.clearErrors();
    // The event comes before the fields are empty.
    setTimeout(active.update);
    steps.goTo(0);
  };

  return (
    <Frame
      ref={form}
      method="post"
      action={model.action}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-layout={layout}
      encType={hasFileFields(model) ? 'multipart/form-data' : undefined}
      // A submission that waits for the scripts has turned off the validation of the browser.
      suppressHydrationWarning
      onSubmit={onSubmit}
      onReset={onReset}
      onInput={onFieldInput}
      onBlur={(event) => {
        const name = getName(event);
        afterPress(() => submission.onFieldBlur(name));
      }}
      onFocus={prepareToSend}
      onPointerDown={prepareToSend}
    >
      <Body data-layout={layout} inert={isSending || undefined}>
        {children}
        {(model.noscript || challenge) && (
          <noscript>
            <Noscript>
              {model.noscript && <RichTextContent as="div">{model.noscript}</RichTextContent>}
              {challenge && <p>{words.form.challengeNoscript}</p>}
            </Noscript>
          </noscript>
        )}
        {draft && (
          <Restored>
            {words.form.restored} <button type="reset">{words.form.clear}</button>
          </Restored>
        )}
        {model.steps && <StepProgress steps={steps} />}
        {layout !== 'line' && <Note>{words.form.requiredNote}</Note>}
        {model.groups.map((group, index) => (
          <FormGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
            key={index}
            group={group}
            isShown={steps.isCurrent(group)}
            activeNames={active.names}
            errors={errors}
            lostFiles={draft?.files ?? {}}
            hiddenValues={hiddenValues}
          />
        ))}
        {challenge && <Challenge container={container} error={errors[challengeName]} />}
        <Trap aria-hidden="true">
          <label>
            {words.form.leaveEmpty}
            <input
              type="text"
              name={getHoneypotName(fields, model.isExternal)}
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
          {!model.isExternal && <input type="hidden" name="form" value={model.name} />}
        </Trap>
      </Body>
      <p className="visually-hidden" role="status">
        {invalidFields.length > 0 &&
          words.form.toCheck({
            count: invalidFields.length,
            labels: listLabels(invalidFields),
          })}
        {/* Another text, so that screen readers announce it again. */}
        {invalidFields.length > 0 && rejections % 2 === 0 && '\u00a0'}
        {isSending && (announcement || model.submitting)}
      </p>
      <FormButtons
        model={model}
        layout={layout}
        steps={steps}
        submission={submission}
        onCancel={onCancel}
        onBack={() => goToStep(steps.position - 1)}
      />
    </Frame>
  );
}

/** Starts loading the code that sends the form. After a failure, sending tries again. */
function preloadSending() {
  import('../backend/sendForm.ts').catch(() => undefined);
}

function getName(event: FormEvent): string {
  return (event.target as HTMLInputElement).name;
}

function listLabels(fields: readonly { label: Parameters<typeof toPlainText>[0] }[]): string {
  return fields.map(({ label }) => toPlainText(label)).join(', ');
}

/** Focuses the title of the current step, or its first field, so that it is read aloud. */
function focusStep(form: HTMLFormElement | null) {
  const group = form?.querySelector('[data-group]:not([hidden])');
  group?.querySelector<HTMLElement>('legend[tabindex], [data-field]')?.focus();
  group?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses the first invalid field or the unsolved challenge, otherwise the submit button if it has
 * lost the focus.
 */
function focusAfterRejection(
  form: HTMLFormElement | null,
  name: string | undefined,
  isUnsolved: boolean,
) {
  const field = name && form?.querySelector<HTMLElement>(`[data-field][name="${name}"]`);
  if (field) field.focus();
  else if (isUnsolved) form?.querySelector<HTMLElement>('[data-challenge]')?.focus();
  else if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>('[type="submit"]:not([hidden])')?.focus();
}

/** The steps of a form, with the current one marked. */
function StepProgress({ steps }: { steps: FormSteps }) {
  const words = useWords({ form: english.form });
  return (
    <StepList aria-label={words.form.progress}>
      {steps.groups.map(({ title }, index) => (
        <StepItem
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          key={index}
          aria-current={index === steps.position ? 'step' : undefined}
          data-done={index < steps.position ? 'yes' : undefined}
        >
          {title ? <RichTextContent>{title}</RichTextContent> : index + 1}
        </StepItem>
      ))}
    </StepList>
  );
}

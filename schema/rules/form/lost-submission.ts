import { isStorableExtension } from '../../../base/forms/isStorableExtension.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createTarget } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { defaultFunction, formFunctions } from '../../vocabulary/form/formFunctions.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'lost-submission': {
    code: 'BW098',
    severity: 'error',
    title: 'Submissions reach no recipient',
    why: 'The visitor is thanked, and the submission is lost.',
    help: 'Name recipients or a webhook, or keep the submissions.',
    bad: createTarget('store: false\nto: []'),
    good: createTarget('store: false\nto: sales@example.com'),
  },
});

const report = createReporter<typeof rules>();

/** Reports forms whose submissions reach no recipient and are not stored. */
export function checkForm({ form, fields }: FormContext): Problem[] {
  const { value, provenance } = form;
  const { action, encoding, function: receiver = defaultFunction, store, to, webhook } = value;
  if (action !== undefined) {
    if (encoding !== 'json' && encoding !== 'hubspot') return [];
    return fields
      .filter(({ field }) => field.kind === 'file')
      .map(({ locate }) =>
        report('lost-submission', {
          message: `Files cannot be sent as JSON: with \`encoding: ${encoding}\`, they would be lost.`,
          hint: 'remove the field, or send the form with `encoding: form`',
          at: locate(['kind']),
        }),
      );
  }
  const isDelivered = webhook !== undefined || !Array.isArray(to) || to.length > 0;
  // A function of the site may pass it on itself.
  const isOurs = (formFunctions as readonly unknown[]).includes(receiver);
  const uploads = fields
    .filter(({ field }) => isOurs && field.kind === 'file' && field.bucket !== undefined)
    .map(({ locate }) =>
      report('lost-submission', {
        message: `\`${receiver}\` refuses files that were uploaded before, to a bucket.`,
        hint: 'remove `bucket`, or send the form to a function of the site that accepts them',
        at: locate(['bucket']),
      }),
    );
  const refused = fields.flatMap(({ field, locate }) =>
    (isOurs && field.kind === 'file' && Array.isArray(field.accept) ? field.accept : []).flatMap(
      (accepted, index) =>
        isStorableExtension(String(accepted).slice(1).toLowerCase())
          ? []
          : [
              report('lost-submission', {
                message: `\`${receiver}\` refuses files of the type \`${accepted}\`.`,
                hint: 'remove it: functions accept extensions of 2 to 5 letters or digits, of files that cannot run code',
                at: locate(['accept', index]),
              }),
            ],
    ),
  );
  if (store !== false || isDelivered || !isOurs) return [...uploads, ...refused];
  return [
    ...uploads,
    ...refused,
    report('lost-submission', {
      message: 'With `store: false` and `to: []`, submissions reach no recipient.',
      hint: 'add recipients to `to:`, add `webhook:`, or remove `store: false`',
      at: traceToSource(provenance, ['store']).at,
    }),
  ];
}

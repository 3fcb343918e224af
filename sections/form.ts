/**
 * The public surface for islands with a form: `blockwright/form`. It is apart from `blockwright/island`,
 * so that other islands do not load the code of forms.
 */

export { ActionAnchor } from './_shared/components/ActionLink.style.ts';
export { Form } from './_shared/form/Form.tsx';
export type { FormModel } from './_shared/form/FormModel.ts';
export { type RichText, RichTextContent } from './_shared/text/RichTextContent.tsx';

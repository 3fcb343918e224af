import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `The form on /contact shall ask for a telephone number too, between the email address and the question
about the bicycle. Nobody has to fill it in.`,
  changes: ['/contact'],
  judge(result) {
    const { fields } = result.page('/contact');
    const index = fields.findIndex(({ type }) => type === 'tel');
    result.require(index >= 0, '/contact has no field for a telephone number');
    result.require(!fields[index]?.isRequired, 'The telephone number is required');
    result.require(
      fields[index - 1]?.type === 'email',
      'The field does not follow the email address',
    );
    for (const name of ['name', 'email', 'message', 'consent'])
      result.require(
        fields.some((field) => field.name === name && field.isRequired),
        `The field ${name} is missing, or no longer required`,
      );
  },
};

/** The functions of the engine that receive forms. */
export const formFunctions = ['submit-form', 'send-contact-email'] as const;

/** The function that receives forms that name none. */
export const defaultFunction = 'submit-form';

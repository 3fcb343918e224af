/** Reports what the user can repair outside of the site's texts. The message is for the user. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Returns an email address in the spelling by which it is compared. Only A to Z become lower case: other
 * letters, such as the Kelvin sign, would become the letter of somebody else's address.
 */
export function lowerAddress(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

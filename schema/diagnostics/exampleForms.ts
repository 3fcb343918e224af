/** Returns the file of a form that begins with the given lines. */
/* @__NO_SIDE_EFFECTS__ */
export function createTarget(lines: string): string {
  return `# data/forms/contact.yaml
${lines}
title: Contact
submit: Send
groups:
  - fields:
      - { name: email, label: Email, kind: email, required: true }`;
}

/** Returns the file of a form with fields, and optionally the name of another function at the end. */
/* @__NO_SIDE_EFFECTS__ */
export function createForm(...parts: string[]): string {
  const fields = parts.filter((part) => part.startsWith('{'));
  const [name = 'send-contact-email'] = parts.filter((part) => !part.startsWith('{'));
  return `# data/forms/contact.yaml
function: ${name}
title: Contact
submit: Send
groups:
  - fields:
${fields.map((field) => `      - ${field}`).join('\n')}`;
}

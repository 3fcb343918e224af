/** A valid submission of data/forms/lead.yaml. */
export const lead = {
  firstName: 'María',
  lastName: 'Núñez',
  email: 'maria@example.com',
  phone: '+1 305 555 0100',
  company: 'Example & Sons',
  industry: 'technology',
  roleLevel: 'manager',
  teamSize: '1-5',
  budget: '1000-2000',
  needs: 'Calendar, inbox and travel.\nAlso invoices.',
  timeline: '3+ months',
  workHours: 'us-eastern',
  experience: 'senior',
  agreeToTerms: true,
};

/** A valid submission of data/forms/application.yaml without its résumé. */
export const application = {
  firstName: 'José Ángel',
  lastName: "O'Neil Peña",
  email: 'jose@example.com',
  phone: '+57 300 000 0000',
  location: 'Bogotá, Colombia',
  experienceLevel: '3-5',
  previousVAExperience: '5+',
  skills: 'Spreadsheets, English, bookkeeping',
  availability: 'full-time',
  workEnvironment: 'quiet-space',
  motivation: 'I like order.',
  acceptTerms: true,
};

const encoder = new TextEncoder();

/** Files of the three accepted types, and files that pretend to be one. */
export const files = {
  pdf: encoder.encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  doc: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(504).fill(0)]),
  docx: zip('[Content_Types].xml'),
  zip: zip('notes.txt'),
  macros: zip('[Content_Types].xml', 'word/vbaProject.bin'),
  html: encoder.encode('<!doctype html><script>alert(1)</script>'),
  exe: encoder.encode('MZ\x90\x00'),
  gif: encoder.encode('GIF89a%PDF-1.7'),
  png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  empty: new Uint8Array(0),
  polyglot: new Uint8Array([...encoder.encode('%PDF-1.7\n'), ...zip('[Content_Types].xml')]),
};

/** The media types by file extension. */
export const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Creates a ZIP archive of empty files. */
function zip(...names: string[]): Uint8Array<ArrayBuffer> {
  const local: number[] = [];
  const central: number[] = [];
  const two = (value: number) => [value & 255, value >> 8];
  const four = (value: number) => [...two(value & 65535), ...two(value >>> 16)];
  for (const name of names) {
    const bytes = [...encoder.encode(name)];
    const sizes = [...four(0), ...four(0), ...four(0)];
    const at = local.length;
    local.push(80, 75, 3, 4, ...two(20), ...two(0), ...two(0), ...four(0), ...sizes);
    local.push(...two(bytes.length), ...two(0), ...bytes);
    central.push(80, 75, 1, 2, ...two(20), ...two(20), ...two(0), ...two(0), ...four(0), ...sizes);
    central.push(...two(bytes.length), ...two(0), ...two(0), ...two(0), ...two(0), ...four(0));
    central.push(...four(at), ...bytes);
  }
  const count = two(names.length);
  const end = [80, 75, 5, 6, ...two(0), ...two(0), ...count, ...count];
  end.push(...four(central.length), ...four(local.length), ...two(0));
  return new Uint8Array([...local, ...central, ...end]);
}

import type { ClaimLanguage } from './ClaimLanguage.ts';

/** Claims in Spanish. */
export const spanish: ClaimLanguage = {
  suspect:
    /\d(?:(?<=(?:más de|al menos) \d)| ?(?:k|mill[oó]n(?:es)?)? ?\+| (?:minuto|hora|día|semana))/i,
  spelled: { unit: ' día', pattern: /(?:un|dos|tres) día/i },
  atLeast: ['más de', 'al menos'],
  lead: /^(?:por|confían|ya|atendemos)$/,
  million: /^mill(?:ón|ones)$/,
  filler: /^(?:de|los|las|nuestr[oa]s|pequeñ[oa]s|diferentes|distint[oa]s|grandes)$/,
  noun: /\p{L}/u,
  restriction: /^(?:por|cada|en|para|con|de|desde|que|al)$/,
  unit: /^(?:segundos?|minutos?|horas?|días?|noches?|semanas?|meses|años?|veces|personas?|por|puntos?|emplead[oa]s?|metros?|kilómetros?|palabras?|caracteres|páginas?|pasos?|invitad[oa]s?|visitantes?|asistentes?|participantes?|euros?|para|del?|las?|los|una?)$/,
  within: ['en', 'en menos de', 'en un plazo de', 'dentro de', 'antes de'],
  to: /^[ayo]$/,
  numbers: { un: 1, una: 1, dos: 2, tres: 3 },
  times: [
    [/^minutos?$/, 1 / 60],
    [/^horas?$/, 1],
    [/^días?$/, 24],
    [/^semanas?$/, 168],
  ],
  working: /^(?:hábil(?:es)?|laborables?)$/,
  between:
    /^(?:te|les?|os|nos|contigo|con|usted|de|una?|el|la|por|correo|siempre|tu|su|tendrá|tendrás|recibes?|recibirás?)$/,
  varies:
    /^(?:contact|llam|list[oa]|entreg|env[ií]|lleg|termin|complet|empez|comenz|es$|son$|está|y$|o$|que$|sólo|solo|repar|pag)/,
  events: [[/^(?:respuesta|respond|contest)/, 'respuesta']],
  terms: [
    {
      name: 'prueba gratis',
      before: ['prueba gratis de', 'prueba gratuita de', 'gratis durante'],
      after: ['de prueba', 'gratis', 'gratuitos'],
    },
    {
      name: 'devolución',
      before: ['devolución en', 'devoluciones en'],
      after: ['de devolución'],
    },
  ],
  otherwise: /^(?:candidat|solicitud|currícul|empleo|prensa|periodist|voluntari)/,
  ending: /(?:es|s)$/,
};

import type { ClaimLanguage } from './ClaimLanguage.ts';

/** Claims in German. */
export const german: ClaimLanguage = {
  suspect:
    /\d(?:(?<=(?:über|mehr als|mindestens) \d)| ?(?:k|mio\.?|millionen)? ?\+|[ -](?:vollen? |ganzen? )?(?:minute|stunde|tag|werktag|arbeitstag|woche))/i,
  spelled: {
    unit: 'tag',
    pattern: /(?:ein(?:e[mrs]?)?|zwei|drei) (?:vollen? |ganzen? )?(?:arbeits|werk)?tag/i,
  },
  atLeast: ['über', 'mehr als', 'mindestens'],
  lead: /^(?:von|vertrauen|bereits|schon|arbeiten|nutzen|betreuen)$/,
  million: /^(?:mio|millionen)$/,
  filler:
    /^(?:(?:zufrieden|glücklich|klein|lokal|verschieden|aktiv|treu|begeistert)en?|unserer|der)$/,
  noun: /^\p{Lu}/u,
  restriction: /^(?:pro|je|in|im|für|aus|mit|über|seit|auf|bei|jährlich)$/,
  unit: /^(?:sekunden?|minuten?|stunden?|tagen?|tage|nächten?|wochen?|monaten?|monate|jahren?|jahre|mal|personen|menschen|leuten?|prozent|punkten?|mitarbeiter(?:n|innen)?|beschäftigten?|metern?|kilometern?|wörtern?|zeichen|seiten?|schritten?|gästen?|gäste|besucher(?:n|innen)?|teilnehmer(?:n|innen)?|euro|und|oder|bis|in|im|am|für|pro|die|das|ein|eine)$/,
  within: ['innerhalb von', 'innerhalb', 'binnen', 'in', 'in weniger als'],
  to: /^(?:bis|und|oder)$/,
  numbers: { ein: 1, einer: 1, eines: 1, einem: 1, zwei: 2, drei: 3 },
  times: [
    [/^minuten?$/, 1 / 60],
    [/^stunden?$/, 1],
    [/^(?:arbeits|werk)?tag(?:en?|s|es)?$/, 24],
    [/^wochen?$/, 168],
  ],
  working: /^(?:vollen?|ganzen?)$/,
  between:
    /^(?:sie|ihnen|ihre?|dich|dir|deine?|euch|uns|wir|von|bei|sich|eine[mnr]?|ein|per|mail|telefonisch|immer|meist|ihr|du|kommt|kommen|erhalten|bekommen|erhältst|bekommst)$/,
  varies:
    /^(?:meld|gemeldet|rück|zurück|fertig|liefer|geliefert|versand|verschick|bereit|online|erledigt|abgeschlossen|start|beginn|ist|sind|wird|werden|und|oder|über|bis|nur|auch|repar|bezahl|zahl)/,
  events: [[/^(?:antwort|beantwort)/, 'antwort']],
  terms: [
    {
      name: 'testphase',
      before: ['testphase von', 'testzeitraum von', 'kostenlos für'],
      after: [
        'kostenlos',
        'gratis',
        'testen',
        'testphase',
        'testzeitraum',
        'lang kostenlos',
        'lang gratis',
      ],
    },
    { name: 'geld zurück', before: [], after: ['geld-zurück-garantie', 'geld zurück'] },
    {
      name: 'rückgabe',
      before: ['rückgabe innerhalb von'],
      after: ['rückgaberecht', 'rückgabe', 'widerrufsrecht', 'umtauschrecht'],
    },
  ],
  otherwise: /^(?:bewerb|kandidat|karriere|jobs?$|presse|journalis|freiwillig|ehrenamt)/,
  ending: /(?:en|n|e)$/,
};

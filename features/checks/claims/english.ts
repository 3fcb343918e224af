import type { ClaimLanguage } from './ClaimLanguage.ts';

/** Claims in English. */
export const english: ClaimLanguage = {
  suspect:
    /\d(?:(?<=(?:over|more than|at least) \d)| ?(?:k|million)? ?\+|[ -](?:business |working |full )?(?:minute|hour|day|week))/i,
  spelled: { unit: ' day', pattern: /(?:one|two|three) (?:business |working |full )?days?/i },
  atLeast: ['over', 'more than', 'at least'],
  lead: /^(?:by|join|serv(?:e|ed|es|ing)|help(?:s|ed|ing)?|to)$/,
  million: /^million$/,
  filler: /^(?:of|our|happy|satisfied|loyal|growing|small|local|independent|different|active)$/,
  noun: /s$/i,
  restriction: /^(?:per|each|every|in|for|from|over|with|who|that|on|at|during)$/,
  unit: /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|people|persons?|percent|points?|employees?|staff|dollars?|euros?|miles?|feet|met(?:er|re)s?|words?|characters?|pages?|steps?|guests?|visitors?|attendees?|participants?|per|and|or|to|in|on|at|for|the)$/,
  within: ['within', 'in', 'in under', 'in less than'],
  to: /^(?:to|and|or)$/,
  numbers: { one: 1, two: 2, three: 3 },
  times: [
    [/^minutes?$/, 1 / 60],
    [/^hours?$/, 1],
    [/^days?$/, 24],
    [/^weeks?$/, 168],
  ],
  working: /^(?:business|working|full)$/,
  between:
    /^(?:you|your|us|from|an?|the|them|back|it|with|to|by|email|phone|always|usually|we|they|our|get|receive|will|comes?)$/,
  varies:
    /^(?:hear$|contact|call|write|ready|deliver|shipp|arriv|done|finish|complet|live|start|begin|work|launch|install|repair|pa(?:y|id)|up|down|and|or|is|are|be|was|were|of|that|for|even|only|home)/,
  events: [[/^(?:answer|repl(?:y|ies)|respon[ds])/, 'reply']],
  terms: [
    {
      name: 'trial',
      before: ['trial of', 'trial for', 'free for'],
      after: ['free trial', 'trial', 'for free'],
    },
    {
      name: 'money back',
      before: ['money back within', 'money-back guarantee of'],
      after: ['money-back', 'money back'],
    },
    {
      name: 'returns',
      before: ['returns within', 'return within'],
      after: ['returns', 'return policy'],
    },
  ],
  otherwise: /^(?:applica|candidat|careers?$|jobs?$|press$|journalis|volunteer)/,
  ending: /(?:es|s|ed|ing)$/,
};

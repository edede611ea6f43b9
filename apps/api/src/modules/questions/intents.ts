// What kind of thing a question asks of a guide. No other part of this room here: migrations are written from it.

/** What kind of thing is asked of a guide. */
export const INTENTS = [
  ...([
    'cost',
    'time',
    'howOften',
    'age',
    'howMany',
    'where',
    'documents',
    'steps',
    'phone',
    'site',
    'law',
    'mayI',
    'validity',
  ] as const),
  ...(['who', 'what', 'when'] as const),
]
export type Intent = (typeof INTENTS)[number]

// What the parties have agreed besides, line by line: the field `specialConditions`.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Values } from '../template.ts'
import { both, field, has, hint } from './fields.ts'
import { eachLine } from './fill.ts'
import { type Article, article } from './pieces.ts'

export const SPECIAL_CONDITIONS = field('longText', 'specialConditions', 'ልዩ ስምምነቶች', 'Special conditions', {
  ...hint('እያንዳንዱን ስምምነት በአዲስ መስመር ይጻፉ', 'One condition on each line'),
})

/** No article where nothing was written. Each line ends as a sentence. */
export const conditions = (values: Values): Article[] =>
  has(values, 'specialConditions')
    ? [
        {
          ...article(both('ልዩ ስምምነቶች', 'Special conditions'), ...eachLine(values, 'specialConditions').map(ended)),
          lead: both('ተዋዋይ ወገኖች በተጨማሪ የሚከተሉትን ተስማምተዋል፦', 'The parties have further agreed:'),
        },
      ]
    : []

const ended = (line: Text): Text => inEach((each) => `${line[each]}${punctuationOf(each).stop}`)

// To whom members may transfer their shares: stands in the memorandum and in the articles of association.

import type { Text } from '@menged/ethiopia/text'
import type { Values } from '../../template.ts'
import { both } from '../fields.ts'
import { isOneMember } from './lists.ts'

export const transferRule = (values: Values): Text => (isOneMember(values) ? FREELY : ofSeveral(values))

const FREELY = both('አባሉ አክሲዮኖቻቸውን በሙሉ ወይም በከፊል በነጻ ማስተላለፍ ይችላሉ።', 'The member may freely transfer all or some of the shares.')

const ofSeveral = (values: Values): Text =>
  values.transferRule === 'all'
    ? both(
        'አክሲዮን በአባላት መካከል በነጻ ይተላለፋል፤ አባል ላልሆነ ሰው የሚተላለፈው [transferRule|ሁሉም አባላት] ሲስማሙ ነው።',
        'Shares are transferred freely among the members, and to an outsider with the consent of [transferRule|all members].',
      )
    : both(
        'አክሲዮን በአባላት መካከል በነጻ ይተላለፋል፤ አባል ላልሆነ ሰው የሚተላለፈው [transferRule|ቢያንስ የካፒታሉን ሦስት አራተኛ የያዙ አባላት] ሲስማሙ ነው።',
        'Shares are transferred freely among the members, and to an outsider with the consent of [transferRule|members who hold at least three quarters of the capital].',
      )

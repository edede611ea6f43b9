// Why something was hidden, as its author reads it: the ground in every language, and the moderator's own words as they are. And where to answer.
import { type HidingGround, type ModeratedKind, pathTo, type Text } from '@menged/contracts'
import { inEach, punctuationOf } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'

type Hidden = { hiddenGround: HidingGround | null; hiddenReason: string | null }

export function hidingReason({ hiddenGround, hiddenReason }: Hidden): Text {
  const said = hiddenReason ?? ''
  const isOwnWords = said !== '' && (hiddenGround === null || hiddenGround === 'else')
  if (isOwnWords) return inEach(() => said)
  const ground = textOf(`moderation.ground_${hiddenGround ?? 'else'}`)
  return said === '' ? ground : inEach((each) => `${ground[each]}${punctuationOf(each).stop} ${said}`)
}

/** On the page of notifications, which opens the form. */
export const appealLink = (kind: ModeratedKind, id: string): string => `${pathTo('notifications')}#appeal-${kind}-${id}`

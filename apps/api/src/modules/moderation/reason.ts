// Why something was hidden, as its author reads it: the ground in both languages, and the moderator's own words as they are. And where to answer.
import { type HidingGround, type ModeratedKind, pathTo, type Text } from '@menged/contracts'
import { inBoth } from '@menged/i18n'

type Hidden = { hiddenGround: HidingGround | null; hiddenReason: string | null }

export function hidingReason({ hiddenGround, hiddenReason }: Hidden): Text {
  const said = hiddenReason ?? ''
  const isOwnWords = said !== '' && (hiddenGround === null || hiddenGround === 'else')
  if (isOwnWords) return { en: said, am: said }
  const ground = inBoth(`moderation.ground_${hiddenGround ?? 'else'}`)
  return said === '' ? ground : { en: `${ground.en}. ${said}`, am: `${ground.am}። ${said}` }
}

/** On the page of notifications, which opens the form. */
export const appealLink = (kind: ModeratedKind, id: string): string => `${pathTo('notifications')}#appeal-${kind}-${id}`

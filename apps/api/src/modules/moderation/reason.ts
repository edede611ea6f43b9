// Why something was hidden, as its author reads it: the ground in both languages, and the moderator's own words as they are.
import type { HidingGround, Text } from '@menged/contracts'
import { inBoth } from '@menged/i18n'

type Hidden = { hiddenGround: HidingGround | null; hiddenReason: string | null }

export function hidingReason({ hiddenGround, hiddenReason }: Hidden): Text {
  const said = hiddenReason ?? ''
  const isOwnWords = said !== '' && (hiddenGround === null || hiddenGround === 'other')
  if (isOwnWords) return { en: said, am: said }
  const ground = inBoth(`moderation.ground_${hiddenGround ?? 'other'}`)
  return said === '' ? ground : { en: `${ground.en}. ${said}`, am: `${ground.am}። ${said}` }
}

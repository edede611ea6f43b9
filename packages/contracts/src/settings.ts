// What the operator may change while the portal runs: each has a default, and may have a value of its own.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { line } from './form-text.ts'
import { LONGEST_SETTING, SETTING_KEYS } from './settings/lists.ts'

const key = z.enum(SETTING_KEYS)
/** Values are written as in the environment; what is empty is none. `own`: null while the default holds. */
const setting = z.object({
  key,
  default: z.string(),
  own: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type OperatorSetting = z.infer<typeof setting>
export const settingsAnswer = answer(z.array(setting))
export const settingAnswer = answer(setting)
/** `value`: null goes back to the default. `was`: when the value that was read was changed; when it is another one by now, nothing is stored. */
export const settingChangeSchema = z.object({
  key,
  value: z.union([z.literal(''), line(LONGEST_SETTING)]).nullable(),
  was: z.iso.datetime().max(40).nullable(),
})
export type SettingChange = z.infer<typeof settingChangeSchema>
export const operatorContactAnswer = answer(z.object({ phone: z.string().nullable() }))

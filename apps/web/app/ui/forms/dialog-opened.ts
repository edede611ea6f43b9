// What dialogs tell of themselves: that one has opened, and whether anybody asked for it.
import { createContext } from 'react'

/** A window event, for what has to stay above dialogs. */
export const DIALOG_OPENED = 'menged:dialog'

/** True around a dialog that opened by itself. */
export const OpenedUnasked = createContext(false)

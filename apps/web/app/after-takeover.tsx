// What is loaded once a page has been taken over. Composed here, for the frame may import no feature.

import { Settled } from './frame/deferred/once-settled.tsx'
import { MODALS } from './modals.ts'

export const AfterTakeover = () => <Settled modals={MODALS} />

// Reading aloud is offered where the device has a voice for the guide's language; its code comes then.
import type { Reading } from '@menged/contracts/posts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { untilItComes } from '../../../ui/until-it-comes.ts'
import { voiceFor } from './listen/voices.ts'

const Listen = lazy(() => untilItComes(() => import('./listen/listen.tsx').then((file) => ({ default: file.Listen }))))

export function ListenButton({ reading, reviewDue }: { reading: Reading; reviewDue: boolean }) {
  const [hasVoice, setHasVoice] = useState(false)
  const { language } = reading
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const look = () => setHasVoice(voiceFor(language) !== undefined)
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look)
  }, [language])
  return hasVoice ? (
    <Suspense fallback={null}>
      <Listen reading={reading} reviewDue={reviewDue} />
    </Suspense>
  ) : null
}

// Whether the device can read a language aloud. Browsers bring their voices late.
import type { Language } from '@menged/ethiopia/languages'

/** One that needs no connection first. */
export function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.slice(0, 3).replace(/[-_]/, '') === language)
  return voices.find(({ localService }) => localService) ?? voices[0]
}

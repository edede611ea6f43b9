// What a form that leads to an address keeps of it: the language where it stands there, and what else was chosen.
import { useLocale } from '../words/language.tsx'

export function AddressFields({ values = {} }: { values?: Record<string, string> | undefined }) {
  const { language, sticky } = useLocale()
  return Object.entries(sticky ? { lang: language, ...values } : values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

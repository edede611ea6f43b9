// What a worker can do, each to be ticked.
import { SPECIALTIES } from '@menged/contracts/marketplace/lists'
import { Choice } from '../ui/forms/choice.tsx'
import { useT } from '../words/language.tsx'

type SpecialtyChoicesProps = { className: string; chosen: readonly string[]; invalid?: boolean }

export function SpecialtyChoices({ className, chosen, invalid = false }: SpecialtyChoicesProps) {
  const t = useT()
  return (
    <div className={className}>
      {SPECIALTIES.map((id) => (
        <Choice key={id} look="checkbox" name="specialties" value={id} defaultChecked={chosen.includes(id)} invalid={invalid}>
          {t(`worker.${id}`)}
        </Choice>
      ))}
    </div>
  )
}

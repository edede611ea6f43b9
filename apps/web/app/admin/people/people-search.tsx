// The search of a list of people or organisations: what is found stands in the address.
import { Search } from 'lucide'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ScreenQuery } from './screen-query.ts'

export function PeopleSearch({ query, label }: { query: ScreenQuery; label: string }) {
  const search = (form: FormData) => {
    query.write({ q: textIn(form, 'q') })
  }
  return (
    <form key={query.read('q')} className="people-search" onSubmit={submitted(search)}>
      <Icon of={Search} size="small" />
      <input
        className="input"
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        defaultValue={query.read('q')}
      />
    </form>
  )
}

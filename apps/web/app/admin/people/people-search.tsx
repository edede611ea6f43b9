// The search of a list of people or organisations: what is found stands in the address.
import { Search } from 'lucide'
import type { FormEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { ScreenQuery } from './screen-query.ts'

export function PeopleSearch({ query, label }: { query: ScreenQuery; label: string }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    query.write({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    <form key={query.read('q')} className="people-search" onSubmit={search}>
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

// The search of a list: what is searched stands in the address.
import { Search } from 'lucide'
import { submitted, textIn } from '../ui/forms/submitted.ts'
import { Icon } from '../ui/icon.tsx'
import type { ScreenQuery } from './screen-query.ts'

export function ListSearch({ query, label }: { query: ScreenQuery; label: string }) {
  const search = (form: FormData) => {
    query.write({ q: textIn(form, 'q') })
  }
  return (
    <search className="admin-search">
      <form key={query.read('q')} onSubmit={submitted(search)}>
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
    </search>
  )
}

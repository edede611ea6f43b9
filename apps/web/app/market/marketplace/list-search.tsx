// The words of a list of the marketplace: a new search keeps what was chosen.
import { LIMITS } from '@menged/contracts/limits'
import { Search } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { AddressFields } from '../../page/address-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

type SearchProps = {
  id: string
  /** Path of the list. */
  action: string
  words: string
  /** What else was chosen, as the address says it. */
  keep: Record<string, string>
  label: string
  hint: string
}

export function ListSearch({ id, action, words, keep, label, hint }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = words
  }, [words])
  return (
    <search className="search-box in-page">
      <Form discover="none" method="get" action={action} preventScrollReset>
        <AddressFields values={keep} />
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Icon of={Search} />
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          name="q"
          maxLength={LIMITS.search}
          defaultValue={words}
          placeholder={hint}
          enterKeyHint="search"
        />
      </Form>
    </search>
  )
}

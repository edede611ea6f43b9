// One choice that narrows a list.
type Props = {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}

export const FilterSelect = ({ label, value, options, onChange }: Props) => (
  <select className="input admin-filter" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map(([each, words]) => (
      <option key={each} value={each}>
        {words}
      </option>
    ))}
  </select>
)

// What can be done with a row of a table. `of`: which row it is, for those who hear one button after another.
import type { ComponentProps } from 'react'

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  words: string
  of: string
  look?: 'outline' | 'tinted' | 'danger-outline'
}

export const RowButton = ({ words, of, look = 'outline', ...button }: RowButtonProps) => (
  <button type="button" className={`button ${look} small`} aria-label={`${words}: ${of}`} {...button}>
    {words}
  </button>
)

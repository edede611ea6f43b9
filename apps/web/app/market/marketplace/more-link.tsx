// The same list with more of it. The second click of a double one is not for the next part, which is there by then.
import type { ComponentProps } from 'react'
import { Link } from '../../page/link.tsx'

export const MoreLink = (props: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className="button outline"
    preventScrollReset
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault()
    }}
  />
)

// A sentence that names the terms of service and the privacy policy. They open beside the form: what was typed stays.
import { pathTo } from '@menged/contracts/path-to'
import type { ReactNode } from 'react'

const NewTabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="link" href={to} target="_blank" rel="noopener">
    {children}
  </a>
)

/** `cut`: before and after each of both names stands a line break. */
export function TermsText({ cut }: { cut: string }) {
  const [before, terms, between, privacy, after] = cut.split('\n')
  return (
    <>
      {before}
      <NewTabLink to={pathTo('terms-of-service')}>{terms}</NewTabLink>
      {between}
      <NewTabLink to={pathTo('privacy-policy')}>{privacy}</NewTabLink>
      {after}
    </>
  )
}

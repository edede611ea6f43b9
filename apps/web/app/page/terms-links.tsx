// A sentence with links to the terms and the privacy policy. They open beside the form: what was typed stays.
import { pathTo } from '@menged/contracts/path-to'

const TextLink = ({ to, words }: { to: 'terms-of-service' | 'privacy-policy'; words: string | undefined }) => (
  <a className="link" href={pathTo(to)} target="_blank" rel="noopener">
    {words}
  </a>
)

/** `text`: cut where a link begins and where it ends. */
export function TermsLinks({ text }: { text: string }) {
  const [before, terms, between, privacy, after] = text.split('\n')
  return (
    <>
      {before}
      <TextLink to="terms-of-service" words={terms} />
      {between}
      <TextLink to="privacy-policy" words={privacy} />
      {after}
    </>
  )
}

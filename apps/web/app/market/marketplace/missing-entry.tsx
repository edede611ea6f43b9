// In place of a worker or a service that is not there, and the way back to its list.
import { ArrowLeft, type IconNode } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useListAddress } from './list-address.ts'

export const BackLink = ({ to, words }: { to: string; words: string }) => (
  <Link className="button quiet back-link" to={useListAddress(to)}>
    <Icon of={ArrowLeft} size="small" className="flip" />
    <span>{words}</span>
  </Link>
)

type MissingProps = { heading: string; icon: IconNode; text: string; back: { to: string; words: string } }

export const MissingEntry = ({ heading, icon, text, back }: MissingProps) => (
  <div className="container page stack gap-16">
    <h1>{heading}</h1>
    <section className="card">
      <Empty icon={icon} title={text} action={<BackLink {...back} />} />
    </section>
  </div>
)

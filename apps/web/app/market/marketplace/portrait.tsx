// The face of a worker, or their initial, with the dot of who is there now.
import type { WorkerCard } from '@menged/contracts/marketplace'
import { useT } from '../../words/language.tsx'

/** Of the portrait's size. */
const INITIAL = 0.4

type Face = Pick<WorkerCard, 'name' | 'avatar' | 'isOnline'>

export function Portrait({ worker: { name, avatar, isOnline }, size }: { worker: Face; size: number }) {
  const t = useT()
  return (
    <span className="portrait" style={{ width: size, height: size }}>
      {avatar ? (
        <img className="avatar" src={avatar} width={size} height={size} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="initials" aria-hidden="true" style={{ fontSize: size * INITIAL }}>
          {[...name][0]}
        </span>
      )}
      <i className={isOnline ? 'dot online' : 'dot'} role="img" aria-label={t(isOnline ? 'market.online' : 'market.offline')} />
    </span>
  )
}

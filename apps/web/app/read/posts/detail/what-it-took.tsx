// What it really took, by office where enough people have told it, and the way to tell it oneself.
import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { Link } from '../../../page/link.tsx'
import { useT } from '../../../words/language.tsx'

type Offices = NonNullable<Reading['experience']>['offices']

export function WhatItTook({ reading: { _id, experience } }: { reading: Reading }) {
  const t = useT()
  const offices = experience?.offices ?? []
  return (
    <>
      {offices.length > 0 ? <ByOffice offices={offices} /> : null}
      <p className="no-print">
        <Link className="link" to={pathTo('post-took', { postId: _id })}>
          {t('post.tookAsk')}
        </Link>
      </p>
    </>
  )
}

function ByOffice({ offices }: { offices: Offices }) {
  const t = useT()
  return (
    <section className="post-part" aria-labelledby="took-title">
      <h2 id="took-title">{t('post.tookOffices')}</h2>
      <div className="card">
        <table className="table took-offices" aria-labelledby="took-title">
          <thead>
            <tr>
              <th scope="col">{t('post.tookOffice')}</th>
              <th scope="col">{t('post.tookPaid')}</th>
              <th scope="col">{t('post.tookDays')}</th>
            </tr>
          </thead>
          <tbody>
            {offices.map(({ name, cost, time }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Middle of={cost} />
                </td>
                <td>
                  <Middle of={time} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Middle({ of: range }: { of: Offices[number]['cost'] }) {
  if (!range) return <span aria-hidden="true">–</span>
  return (
    <span className="ltr tabular">
      <b>{range.middle}</b> <span className="muted">{`(${range.low}–${range.high})`}</span>
    </span>
  )
}

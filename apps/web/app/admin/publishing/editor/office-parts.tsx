// The rest of a guide: the office, the law, the sources, how sure it is, and which guides belong to it.

import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { inEach } from '@menged/ethiopia/text'
import { useT } from '../../../words/language.tsx'
import { CertaintyField, Check, MonthField, OneText, Sides, Texts } from './fields.tsx'
import { Part } from './guide-parts.tsx'
import { Related } from './related.tsx'
import { Rows } from './rows.tsx'

const nothing = () => inEach(() => '')

export function OfficePart() {
  const t = useT()
  return (
    <Part id="part-office" title={t('publishing.office')} text={t('publishing.officeText')}>
      <Texts path="guide.office.name" />
      <Texts path="guide.office.note" />
      <Texts path="guide.office.hours" />
      <Check path="guide.office.usualHours" />
      <div className="draft-two">
        <div className="stack">
          <h3 className="draft-small-title">{t('publishing.phones')}</h3>
          <Rows path="guide.office.phone" most={5} add={t('publishing.addPhone')} fresh={() => ''} slim>
            {(path) => <OneText path={path} most={20} ltr inputMode="tel" />}
          </Rows>
        </div>
        <div className="stack">
          <h3 className="draft-small-title">{t('publishing.websites')}</h3>
          <Rows path="guide.office.website" most={5} add={t('publishing.addWebsite')} fresh={() => ''} slim>
            {(path) => <OneText path={path} most={100} ltr inputMode="url" />}
          </Rows>
        </div>
      </div>
    </Part>
  )
}

export function SourcesPart() {
  const t = useT()
  return (
    <Part id="part-sources" title={t('publishing.sourcesAndLaw')} text={t('publishing.sourcesText')}>
      <h3 className="draft-small-title">{t('publishing.law')}</h3>
      <Rows path="guide.law" most={10} add={t('publishing.addLaw')} fresh={nothing} slim>
        {(path) => <Sides>{(language) => <OneText path={`${path}.${language}`} language={language} />}</Sides>}
      </Rows>
      <h3 className="draft-small-title">{t('publishing.sources')}</h3>
      <Rows path="guide.sources" most={20} add={t('publishing.addSource')} fresh={() => ({ name: nothing(), url: '', asOf: '' })}>
        {(path) => (
          <>
            <Texts path={`${path}.name`} />
            <div className="draft-two">
              <OneText path={`${path}.url`} most={PUBLISHING_LIMITS.url} ltr inputMode="url" />
              <MonthField path={`${path}.asOf`} />
            </div>
          </>
        )}
      </Rows>
      <h3 className="draft-small-title">{t('publishing.checks')}</h3>
      <p className="small muted">{t('publishing.checksText')}</p>
      <Rows path="guide.whereToCheck" most={10} add={t('publishing.addCheck')} fresh={() => ({ name: nothing(), url: '' })}>
        {(path) => (
          <>
            <Texts path={`${path}.name`} />
            <OneText path={`${path}.url`} most={PUBLISHING_LIMITS.url} ltr inputMode="url" />
          </>
        )}
      </Rows>
    </Part>
  )
}

export function TrustPart({ isGuide }: { isGuide: boolean }) {
  const t = useT()
  return (
    <Part id="part-trust" title={t('publishing.trust')}>
      {isGuide ? (
        <div className="draft-two">
          <MonthField path="guide.asOf" />
          <CertaintyField path="guide.certainty" />
        </div>
      ) : null}
      <Related />
    </Part>
  )
}

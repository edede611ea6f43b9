// Below a guide that one of our templates serves: the paper itself, prepared here.
import { templateOfGuide } from '@menged/contracts/documents/lists'
import { pathTo } from '@menged/contracts/path-to'
import { FilePenLine } from 'lucide'
import { Link } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'

export function PrepareDocument({ postId }: { postId: string }) {
  const t = useT()
  const template = templateOfGuide(postId)
  if (!template) return null
  return (
    <section className="card padded-small stack gap-12 post-part prepare-document">
      <h2>{t(`post.prepare_${template}`)}</h2>
      <p className="small soft">{t('post.prepareText')}</p>
      <Link className="button tinted" to={pathTo('generative-ai', { template })}>
        <Icon of={FilePenLine} />
        <span>{t('post.prepareButton')}</span>
      </Link>
    </section>
  )
}

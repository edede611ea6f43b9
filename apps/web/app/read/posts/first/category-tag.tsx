// Category of a post: colour, icon and word together, never colour alone.
import type { Category } from '@menged/contracts/categories'
import { BriefcaseBusiness, Building2, GraduationCap, HardHat, type IconNode, Landmark } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'

const CATEGORY_LOOK: Record<Category, { icon: IconNode; tint: 'green' | 'gold' | 'sky' | 'red' }> = {
  government: { icon: Landmark, tint: 'green' },
  private: { icon: Building2, tint: 'green' },
  scholarship: { icon: GraduationCap, tint: 'gold' },
  business: { icon: BriefcaseBusiness, tint: 'sky' },
  construction: { icon: HardHat, tint: 'red' },
}

/** `short`: one word, for a row that has more to say. */
export function CategoryTag({ category, short = false }: { category: Category; short?: boolean }) {
  const t = useT()
  const { icon, tint } = CATEGORY_LOOK[category]
  return (
    <span className={`tag ${tint}`}>
      <Icon of={icon} size="tiny" />
      <span>{t(short ? `post.tag_${category}` : `post.category_${category}`)}</span>
    </span>
  )
}

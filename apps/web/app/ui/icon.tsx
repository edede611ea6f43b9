// Icons of the design system: 20px, stroke 1.75; `small` 16px, `tiny` 14px, `large` 24px. Decorative: the words stand beside them.
import type { IconNode } from 'lucide'

const drawings = new WeakMap<IconNode, string>()

/** One string, so that an icon is one element to React: a page has a hundred. */
function drawingOf(icon: IconNode): string {
  const known = drawings.get(icon)
  if (known !== undefined) return known
  const drawing = icon
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('')
  drawings.set(icon, drawing)
  return drawing
}

export function Icon({ of, size, className }: { of: IconNode; size?: 'tiny' | 'small' | 'large'; className?: string }) {
  return (
    <svg
      className={['icon', size, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the icon library
      dangerouslySetInnerHTML={{ __html: drawingOf(of) }}
    />
  )
}

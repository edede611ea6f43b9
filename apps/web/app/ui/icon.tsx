// Icons of the design system: 20px, stroke 1.75; `s` 16px, `xs` 14px, `l` 24px. Decorative: the words stand beside them.
import type { LucideIcon } from 'lucide-react'

const SIZES = { xs: 14, s: 16, m: 20, l: 24 } as const

export function Icon({
  of: Glyph,
  size = 'm',
  className = '',
}: {
  of: LucideIcon
  size?: keyof typeof SIZES
  className?: string
}) {
  return (
    <Glyph
      className={`i ${size === 'm' ? '' : size} ${className}`}
      size={SIZES[size]}
      strokeWidth={size === 'l' ? 1.6 : 1.75}
      aria-hidden="true"
    />
  )
}

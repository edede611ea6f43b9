// The mark on its dark tile: next to each answer, and above the welcome.
import { Mark } from '../../ui/mark.tsx'

export const BotMark = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <span className={`bot-mark ${size}`}>
    <Mark size={size === 'large' ? 34 : 24} on="tile" />
  </span>
)

// A QR code drawn in place: what it says goes nowhere. Dark on light in every theme, else not every camera reads it.
import { encode } from 'uqr'

/** Modules of white around it, as the standard wants them. */
const BORDER = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="two-step-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  )
}

// The highlands: banner, landing and not-found. Colours come from the tokens, so it darkens by itself.
export function Scene({
  className = 'scene',
  sunX = 430,
  sunY = 92,
  align = 'xMid',
}: {
  className?: string
  sunX?: number
  sunY?: number
  align?: 'xMid' | 'xMax'
}) {
  return (
    <svg className={className} viewBox="0 0 560 320" preserveAspectRatio={`${align}YMax slice`} aria-hidden="true">
      <circle cx={sunX} cy={sunY} r="46" fill="var(--sc-sun)" />
      <path
        fill="var(--sc-1)"
        d="M0 178l46-10 22-38 26-6h58l14 22 30 6 20-40 18-6h50l12 30 44 16 30-26 18-34 20-5h62l16 34 30 12 24-14 20 6v219H0z"
      />
      <path fill="var(--sc-2)" d="M0 214l60-22 30-26 20-4h44l22 26 66 18 48-14 34-32 22-4h52l26 30 58 12 40-18 38 12v140H0z" />
      <path fill="var(--sc-3)" d="M0 236c60-22 130-20 196-2s130 24 196 4 120-26 168-14v96H0z" />
      <path fill="var(--sc-4)" d="M0 274c80-30 170-28 250-8s190 22 310-14v68H0z" />
      <path
        fill="var(--sc-road)"
        d="M214 320c22-18 92-24 128-36 30-10 24-19-8-23-38-5-58-10-44-19 10-6 34-8 58-12 14-2.500 18-5 12-8-5-2.400-10-3.400-7-6 2-1.800 6-3 10-5-2 2.500-3.500 3.500-2 5 2 2 10 3 14 6 7 5-2 9-18 12-20 3.600-38 5-42 9-5 5 12 8 40 12 48 7 70 18 46 34-16 11-56 18-72 31z"
      />
      <g fill="var(--sc-tree)">
        <path d="M96 262v-30l-20-14h-14c6-9 26-14 38-14s34 5 40 14h-16l-22 14v30z" />
        <path d="M462 250v-20l-13-9h-10c4-6 17-10 26-10s22 4 26 10h-10l-14 9v20z" />
        <path d="M506 256v-13l-9-6h-7c3-4 12-7 18-7s15 3 18 7h-7l-9 6v13z" />
      </g>
    </svg>
  )
}

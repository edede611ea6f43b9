// Draws a picture of 1200 x 630 for those who share a guide. Fonts come with the packages: every machine draws the same bytes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PICTURE_SIZE } from '@menged/contracts/pictures'
import type { Written } from '@menged/ethiopia/languages'
import { scriptOf } from '@menged/ethiopia/scripts'
import { type Node, Renderer } from '@takumi-rs/wasm/node'

export type Picture = {
  language: Written
  /** What stands above the title: the category. */
  over: string
  title: string
  /** Sentences below the title, in place of what stands above it. */
  lead: string
  facts: readonly { label: string; value: string }[]
}
export type Draw = (picture: Picture) => Promise<Uint8Array<ArrayBuffer>>

export const FAMILY = 'Noto Sans Ethiopic'
/** Parts of the one family, Latin first: digits look alike in both languages. */
const SUBSETS = ['latin', 'latin-ext', 'ethiopic']
const WEIGHTS = [400, 700]

/** From the edge with the weaving to the hills. */
export const AREA = { left: 72, top: 58, width: 1056, height: 388 }
/** Sizes of a title, largest first; four lines of the last always fit. Ethiopic letters look larger and need more leading. */
const TITLE = {
  latin: { sizes: [92, 84, 76, 68, 60, 52, 44], leading: 1.16 },
  ethiopic: { sizes: [80, 72, 64, 56, 50, 44, 36], leading: 1.4 },
} as const
const LEADING = { latin: 1.3, ethiopic: 1.4 } as const

/** The light theme of the pages. */
const COLOUR = { ink: '#14231b', soft: '#42514a', muted: '#5f6b64', ochre: '#7c5205', forest: '#0e4d36', onPanel: '#f8f3e6' }

/** What the bundled fonts do not hold would be drawn as empty boxes. */
const UNDRAWN =
  /[^\p{Script=Ethiopic}\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2030\u2039\u203a\u20ac]+/gu
export const drawable = (text: string): string => text.replace(UNDRAWN, ' ').replace(/\s+/g, ' ').trim()

export async function createDraw(): Promise<Draw> {
  const [ground, renderer] = await Promise.all([readFile(join(import.meta.dirname, 'ground.svg')), createRenderer()])
  return async (picture) => {
    const children = [image('ground'), await fit(renderer, picture), line('Menged', BRAND)]
    const page: Node = { type: 'container', style: { display: 'flex', fontFamily: FAMILY, ...PICTURE_SIZE }, children }
    return await renderer.render(page, { ...PICTURE_SIZE, images: [{ src: 'ground', data: ground }], lang: picture.language })
  }
}

/** All texts, with the largest title that leaves room for the rest. */
export async function fit(renderer: Renderer, picture: Picture): Promise<Node> {
  const nodes = TITLE[scriptOf(picture.language)].sizes.map((size) => textOf(picture, size))
  for (const node of nodes) if ((await renderer.measure(node, PICTURE_SIZE)).height <= AREA.height) return node
  return nodes.at(-1) as Node
}

/** With the bundled fonts, and no others. */
export async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const weight of WEIGHTS) {
    for (const subset of SUBSETS) {
      const file = `@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-${subset}-${weight}-normal.woff2`
      await renderer.registerFont({ name: FAMILY, weight, data: await readFile(fileURLToPath(import.meta.resolve(file))) })
    }
  }
  return renderer
}

type Style = NonNullable<Node['style']>
const BRAND: Style = { position: 'absolute', left: 132, top: 549, fontSize: 38, fontWeight: 700, color: COLOUR.onPanel }

const line = (text: string, style: Style): Node => ({ type: 'text', text: drawable(text), style })
const image = (src: string): Node => ({ type: 'image', src, ...PICTURE_SIZE, style: { position: 'absolute', left: 0, top: 0 } })
const column = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', fontFamily: FAMILY, ...style },
  children,
})

function textOf({ language, over, title, lead, facts }: Picture, size: number): Node {
  const lineHeight = LEADING[scriptOf(language)]
  return column({ position: 'absolute', left: AREA.left, top: AREA.top, width: AREA.width }, [
    ...(over
      ? [line(over, { fontSize: 28, fontWeight: 700, lineHeight, lineClamp: 1, color: COLOUR.ochre, marginBottom: 8 })]
      : []),
    line(title, {
      fontSize: size,
      fontWeight: 700,
      lineHeight: TITLE[scriptOf(language)].leading,
      lineClamp: 4,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      color: COLOUR.ink,
    }),
    ...(lead
      ? [line(lead, { fontSize: 32, lineHeight, lineClamp: 3, textWrap: 'balance', color: COLOUR.soft, marginTop: 20 })]
      : []),
    ...(facts.length > 0 ? [row(facts, lineHeight)] : []),
  ])
}

function row(facts: Picture['facts'], lineHeight: number): Node {
  const children = facts.map(({ label, value }) =>
    column({ width: 500 }, [
      line(label, { fontSize: 22, lineHeight, lineClamp: 1, color: COLOUR.muted }),
      line(value, { fontSize: 28, fontWeight: 700, lineHeight, lineClamp: 2, overflowWrap: 'anywhere', color: COLOUR.forest }),
    ]),
  )
  return { type: 'container', style: { display: 'flex', gap: 56, marginTop: 24 }, children }
}

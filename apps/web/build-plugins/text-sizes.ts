// Styles are written in px, as they were drawn; readers choose how large their text is. Sizes of text and the heights of its lines follow the
// root, whose size is the browser's setting; spacing stays as it is.
import type { Plugin } from 'postcss'

const OF_TEXT = /^(?:font|font-size|line-height|--(?:fs|lh)-\w+)$/
/** What browsers start with. */
const ROOT = 16

export const textSizes = (): Plugin => ({
  postcssPlugin: 'menged-text-sizes',
  Declaration(declaration) {
    if (!OF_TEXT.test(declaration.prop) || !declaration.value.includes('px')) return
    declaration.value = declaration.value.replace(/([\d.]+)px/g, (_, size) => `${Number(size) / ROOT}rem`)
  },
})

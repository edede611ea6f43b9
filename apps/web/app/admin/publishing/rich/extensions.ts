// What a body may be made of: the elements that the sanitiser lets through, and no other.
import { POST_PICTURES } from '@menged/contracts/publishing/lists'
import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

/** Only pictures that were uploaded here. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: `img[src^="${POST_PICTURES}"]` }],
})

export const extensionsFor = (origin: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address, origin) !== null,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
]

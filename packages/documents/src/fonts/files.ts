// The fonts of documents: which files, and what they have to be. The engine would take a font of the machine where one of ours is not
// there, and the same document would look otherwise; so a start without them fails.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type FontFile = { family: string; file: string; hash: string }
const file = (family: string, name: string, weight: string, hash: string): FontFile => {
  const folder = `noto-sans${name === 'NotoSans' ? '' : '-ethiopic'}`
  return { family, file: `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`, hash }
}

/** `hash`: beginning of the SHA-256 of the file that the coverage and the look of documents were made with. */
export const FONT_FILES: readonly FontFile[] = [
  file('Noto Sans Ethiopic', 'NotoSansEthiopic', '400Regular', '321ff186e0f066a46257c3008e8a2207'),
  file('Noto Sans Ethiopic', 'NotoSansEthiopic', '700Bold', 'b968f7d5c79d6caaff5e29031b159855'),
  file('Noto Sans', 'NotoSans', '400Regular', 'fe8c022f48d8dd29f17b744d16f9346f'),
  file('Noto Sans', 'NotoSans', '700Bold', '13a813c49624ae3ba3c5c6e72c5ebffc'),
]

export const pathOf = ({ file: name }: FontFile): string => fileURLToPath(import.meta.resolve(name))

/** @throws with a sentence for whoever starts the portal */
export const readFonts = (fonts: readonly FontFile[] = FONT_FILES): Promise<Buffer[]> => Promise.all(fonts.map(read))

async function read(font: FontFile): Promise<Buffer> {
  const what = `The font ${font.file}, which documents are printed with,`
  const data = await locate(font).catch((cause: unknown) => {
    throw new Error(`${what} is not there. Run "npm ci" to install it.`, { cause })
  })
  const hash = createHash('sha256').update(data).digest('hex')
  if (!hash.startsWith(font.hash)) throw new Error(`${what} is another file than documents were made with. Run "npm ci".`)
  return data
}

const locate = async (font: FontFile): Promise<Buffer> => await readFile(pathOf(font))

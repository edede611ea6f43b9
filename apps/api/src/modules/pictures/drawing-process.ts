// The process that draws: a picture in, its bytes or the fault out. It ends with the portal, or when the portal lets it go.
import { createDraw, type Draw, type Picture } from './drawing.ts'

export type Answer = { png: Uint8Array } | { fault: string }

let draw: Promise<Draw> | undefined

async function answerTo(picture: Picture): Promise<Answer> {
  try {
    draw ??= createDraw()
    return { png: await (await draw)(picture) }
  } catch (error) {
    return { fault: String((error as Error).stack ?? error) }
  }
}

process.on('message', async (picture: Picture) => process.send?.(await answerTo(picture)))
// Ctrl-C reaches the whole group; the portal still finishes what is under way.
process.on('SIGINT', () => {})

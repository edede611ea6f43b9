// The process that draws: a picture in, its bytes out.
import { makeFiles } from '../../platform/forked-program.ts'
import { createDraw, type Draw, type Picture } from './drawing.ts'

let draw: Promise<Draw> | undefined

makeFiles(async (picture: Picture) => {
  draw ??= createDraw()
  return (await draw)(picture)
})

// A small picture of a file, drawn on the device: what it cannot draw is no picture to it.
const SIDE = 176

/** A data address; null when the file is no picture that this browser reads. */
export async function preview(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const part = Math.min(picture.width, picture.height)
    const [x, y] = [(picture.width - part) / 2, (picture.height - part) / 2]
    canvas.getContext('2d')?.drawImage(picture, x, y, part, part, 0, 0, SIDE, SIDE)
    picture.close()
    return canvas.toDataURL('image/jpeg', 0.85)
  } catch {
    return null
  }
}

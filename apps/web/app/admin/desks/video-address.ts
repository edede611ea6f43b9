// The id of a video, also where its whole address was pasted.

const ADDRESSES = [
  /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{3,64})/,
  /vimeo\.com\/(?:video\/)?(\d{3,64})/,
]

export function videoIdIn(typed: string): string {
  for (const address of ADDRESSES) {
    const found = address.exec(typed)?.[1]
    if (found) return found
  }
  return typed
}

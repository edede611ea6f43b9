// A text in pieces: what a search has met is marked, in the spelling of the text.
export function Marked({ parts }: { parts: readonly { text: string; marked: boolean }[] }) {
  let at = 0
  return parts.map(({ text, marked }) => {
    at += text.length
    return marked ? <mark key={at}>{text}</mark> : text
  })
}

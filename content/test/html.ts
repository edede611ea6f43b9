// The HTML that a guide's body may hold.

/** The elements that the API's sanitiser keeps. */
const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Elements outside the list, attributes other than a link's https address, and elements that are not closed in order. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>/g)) {
    if (!TAGS.includes(name)) faults.push(`${whole} is not an allowed element`)
    else if (slash) {
      if (open.pop() !== name) faults.push(`${whole} closes what is not open`)
    } else {
      if (!isPlain(name, attributes)) faults.push(`${whole} has an attribute that is not allowed`)
      open.push(name)
    }
  }
  if (open.length > 0) faults.push(`<${open.at(-1)}> is not closed`)
  if (/<(?![/a-zA-Z])|<[^>]*$/.test(html)) faults.push('a "<" that opens nothing: write &lt;')
  return faults
}

const isPlain = (name: string, attributes: string): boolean =>
  name === 'a' ? /^ href="https:\/\/[^"\s]+"$/.test(attributes) : attributes.trim() === ''

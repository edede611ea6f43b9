// An agreed time as a calendar file (RFC 5545). One event needs some twelve lines: no library is worth its weight here.

type CalendarEvent = {
  uid: string
  /** Raised by each change, so that a calendar takes the newer file for the same event. */
  version: number
  at: Date
  minutes: number
  changedAt: Date
  title: string
  text: string
  place: string
}

const MOST_BYTES = 75

/** `20261124T090000Z` */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** What would end a value, a line or the file is written as text. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A line has at most 75 bytes; a letter is never cut. What follows begins with a blank. */
export function folded(line: string): string {
  const lines: string[] = []
  let [current, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > MOST_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

export function calendarFile(event: CalendarEvent): string {
  const ends = new Date(event.at.getTime() + event.minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Menged//Requests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(event.changedAt)}`,
    `DTSTART:${stamp(event.at)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** One slash and a name: neither `//host`, `/\host`, nor a whole address; also after `.` and `..` are resolved. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && !new URL(`http://localhost${target}`).pathname.startsWith('//')
}

// The page's code has failed where it took a page over: in this tab pages stay as the server wrote them, and can be read.
export const NO_CODE = 'no-code'

/** Loads the page again, to be left alone. Where nothing can be stored it stays as it is: it would fail again, for ever. */
export function goOnWithoutCode(): void {
  try {
    sessionStorage.setItem(NO_CODE, '')
  } catch {
    return
  }
  location.reload()
}

/** Into the clipboard, which browsers give over https only, and may refuse. @throws when it does not get there */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

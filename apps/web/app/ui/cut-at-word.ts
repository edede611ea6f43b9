// A text cut short where a word ends.

/** At most about `longest` letters and an ellipsis; a shorter text stays as it is. Marks and an ellipsis at the cut are dropped. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return `${text.slice(0, end > 0 ? end : longest).replace(/[\s.,;:፣፤፦።…]+$/, '')}…`
}

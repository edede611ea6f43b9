// The head of a column of numbers.
export const NumberHead = ({ words, look = '' }: { words: string; look?: string }) => (
  <th scope="col" className={`number ${look}`.trim()}>
    {words}
  </th>
)

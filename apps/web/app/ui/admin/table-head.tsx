// The head of a table of the admin area. `actions`: the last column holds what can be done, and its head is for the ears.
export const TableHead = ({ columns, actions }: { columns: readonly string[]; actions?: string }) => (
  <thead>
    <tr>
      {columns.map((words) => (
        <th key={words} scope="col">
          {words}
        </th>
      ))}
      {actions ? (
        <th scope="col">
          <span className="sr-only">{actions}</span>
        </th>
      ) : null}
    </tr>
  </thead>
)

// The earnings of the worker who is signed in.
export default function EarningsTab() {
  return null
}

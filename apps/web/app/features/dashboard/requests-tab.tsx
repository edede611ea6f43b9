// The requests of the worker who is signed in.
export default function RequestsTab() {
  return null
}

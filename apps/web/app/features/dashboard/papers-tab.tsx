// The papers of the worker who is signed in.
export default function PapersTab() {
  return null
}

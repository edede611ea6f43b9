// The services of the worker who is signed in.
export default function ServicesTab() {
  return null
}

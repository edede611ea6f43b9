export default function Workers() {
  return null
}

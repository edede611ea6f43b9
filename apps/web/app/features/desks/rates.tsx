export default function Rates() {
  return null
}

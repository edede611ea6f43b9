// The reviews of the worker who is signed in.
export default function ReviewsTab() {
  return null
}

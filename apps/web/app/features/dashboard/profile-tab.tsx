// The profile of the worker who is signed in.
export default function ProfileTab() {
  return null
}

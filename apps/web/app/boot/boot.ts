// The one inline script in <head>: sets the theme class before the first paint.
const root = document.documentElement
let dark = matchMedia('(prefers-color-scheme: dark)').matches
try {
  const stored = JSON.parse(localStorage.getItem('theme-storage') ?? 'null')
  if (typeof stored?.state?.isDark === 'boolean') dark = stored.state.isDark
} catch {
  // Storage may be closed or hold something else: the system's preference stands.
}
root.classList.toggle('dark', dark)

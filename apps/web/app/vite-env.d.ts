/// <reference types="vite/client" />

declare module '*?boot' {
  const code: string
  export default code
}

// Pictures of guides, and of the portal, for those who share them: drawn from the title and the facts, in the requested language.
// Refuses what is not published or not written in that language. Stores nothing; a process of its own draws, and ends when idle.
export { registerPictures } from './routes.ts'
export { createPictures, type Pictures } from './service.ts'

// Comments under a post, and replies to them: one level deep, text and nothing but text. Refuses replies to what is
// gone, to take back another's words, and to keep words that their author has taken back.
export { registerComments } from './routes.ts'
export { commentFileSchema, seedComments } from './seed.ts'
export { type Comments, createComments } from './service.ts'

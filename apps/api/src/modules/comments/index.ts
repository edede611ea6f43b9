// What readers say under a post, and answer each other: one level deep, text and nothing but text. Refuses to answer what is
// gone, to take back another's words, and to keep the words of whoever takes back their own.
export { registerComments } from './routes.ts'
export { commentFileSchema, seedComments } from './seed.ts'
export { type Comments, createComments } from './service.ts'

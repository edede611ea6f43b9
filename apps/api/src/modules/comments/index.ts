// What readers say under a post. Refuses nothing yet: comments can only be read.
export { registerComments } from './routes.ts'
export { commentFileSchema, seedComments } from './seed.ts'
export { type Comments, createComments } from './service.ts'

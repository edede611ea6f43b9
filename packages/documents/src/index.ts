// The door for servers: what browsers get, and what has to be there before a document can be made. Making files: `./render`.
export { readFonts } from './fonts/files.ts'
export * from './preview.ts'

// Documents of accounts: what people have typed into the forms of templates, in versions, and the files that are made of it when they are
// requested. Refuses what the template calls wrong and what cannot be printed. No file is kept; a process of its own makes them.

export { presentExport } from './present.ts'
export { createPress } from './press.ts'
export { registerDocuments } from './routes.ts'
export { createDocuments, type Documents } from './service.ts'

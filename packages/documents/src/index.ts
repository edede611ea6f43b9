// The door for servers: what browsers get, and the renderers that need Node.
export * from './preview.ts'

// npm start: serve what has been built.
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')

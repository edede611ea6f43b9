// Organisations as administrators keep them, and which company writes for which. Their rows belong to posts, the companies to accounts; refuses a
// decision about a company that somebody else has taken.
export { registerOrganisations } from './routes.ts'
export { createOrganisations, type Organisations } from './service.ts'

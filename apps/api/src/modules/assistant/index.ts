// The assistant: answers from guides, rates, forms and services with numbered sources, their ratings, and the conversations of accounts.
// Says nothing that no passage says; keeps no question of a guest but with a rating.
export { registerAssistant } from './routes.ts'
export { createAnswers, type Answers } from './service.ts'

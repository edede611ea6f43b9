// The assistant: answers from guides, rates, forms and services with numbered sources, their ratings, and the conversations of accounts.
// Says nothing that no passage says; keeps no question of a guest but with a rating.

export type { HeldGuides } from './answer/held-guides.ts'
export { presentConversation } from './conversation-present.ts'
export { registerConversations } from './conversation-routes.ts'
export type { Conversations } from './conversations.ts'
export { registerAssistant } from './routes.ts'
export { type Assistant, createAssistant } from './service.ts'

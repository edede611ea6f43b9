// The inbox of those who run the portal: what people wrote, and what became of it. Owns who has answered, when and how; the words stay where they
// were sent to and take their mark along when they go. Refuses a second answer to what somebody has answered meanwhile.
export { registerMessages } from './routes.ts'
export { createMessages, type Messages } from './service.ts'

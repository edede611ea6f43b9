// Messages and feedback to the people who run the portal, and reports that a guide has changed. Keeps what was typed, never
// the address it came from; refuses more than a day's share from one device.
export { type ChangeDesk, createChangeDesk } from './changes.ts'
export { registerFeedback } from './routes.ts'
export { createFeedback, type Feedback } from './service.ts'
export { contactLetters, feedbackLetters } from './written.ts'

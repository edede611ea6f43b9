// Understands questions: what kind each one is, which guide it is about, and which passage answers it. Learns from how people ask
// (content/questions, and what editors add); says nothing itself. Owns the ways of asking that editors add, and what was asked without a good answer,
// of which it keeps nothing personal.

export { clearly, type Understanding } from './model.ts'
export { type GuideRow, type IndexedGuide, indexedGuide, type Passage, quotedIn } from './passages.ts'
export { withoutPersonal } from './personal.ts'
export type { QuestionIndex } from './question-index.ts'
export { answerLanguage, languageOfQuestion } from './question-language.ts'
export type { LikelyPassage } from './question-reader.ts'
export type { Troubled } from './reader-questions.ts'
export { registerQuestions } from './routes.ts'
export { createQuestions, type Questions } from './service.ts'
export { JUDGED_FILE, type Judged, MODEL_DIR, readQuestions, trainOn } from './train.ts'

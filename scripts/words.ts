// npm run words: writes down which areas of words there are and in which folder each lies; see checks/words.ts.
import { write } from './checks/words.ts'

write()

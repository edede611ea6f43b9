// What each kind of mail says, in one language. The same sentences make the text and the HTML.
import { CONFIRM_LINK_SECONDS, type Language, MAIL_CODE_SECONDS, pathTo } from '@menged/contracts'
import { isOwnPath } from '@menged/contracts/own-path'
import { formatMoment, textIn, writtenFor } from '@menged/ethiopia'
import { HOUR_SECONDS } from '@menged/ethiopia/durations'
import { eachAs, textFrom } from '../../platform/database/columns.ts'
import type { MailMessage, MailValues } from './message.ts'
import { cleanLine, cleanLines, type Say, type Sentence, sayIn, shortLine, verbatim } from './sentences.ts'

export type Action = { label: Sentence; url: string }
/** A mail in one language. */
export type Part = {
  subject: string
  heading: Sentence
  greeting?: Sentence
  text: Sentence[]
  facts: { label: Sentence; value: Sentence }[]
  /** A text that somebody wrote; it stands once, whatever the languages. */
  quote?: Sentence
  /** `fails` goes before the written address. */
  action?: Action & { fails: Sentence }
  /** Six digits, and the sentence above them. */
  code?: { hint: Sentence; label: Sentence; digits: string }
  notes: Sentence[]
  /** A sentence that ends in an address. */
  link?: Action
  /** At the foot: why this comes to the reader. */
  foot: (Sentence | Action)[]
}

type Scene = { say: Say; language: Language; origin: string }
type Writer<Values> = (values: Values, scene: Scene) => Part

const SUBJECT_LENGTH = 150
const NAME_LENGTH = 60
/** Of what is answered: enough to know it again. */
const ASKED_LENGTH = 300
/** A name that mail programs would make a link of: somebody else's advertisement, sent in our name. */
const LINK_LIKE = /:\/|www\.|@|\.\p{L}{2,}/iu

/** The message in one language. */
export function writeIn(language: Language, { template, values }: MailMessage, origin: string): Part {
  const write = WRITERS[template] as Writer<typeof values>
  return write(values, { say: sayIn(language), language, origin })
}

const address = ({ origin }: Scene, path: string): string => origin + path
const action = ({ say }: Scene, label: Sentence, url: string) => ({ label, url, fails: say('mail.buttonFails') })

function greeting({ say }: Scene, typed: string | undefined): Sentence {
  const name = cleanLine(typed ?? '')
  const isGreeted = name !== '' && name.length <= NAME_LENGTH && !LINK_LIKE.test(name)
  return isGreeted ? say('mail.greeting', { name }) : say('mail.greetingNobody')
}

const time = ({ say, language }: Scene, at: string | undefined): Part['facts'] =>
  at === undefined ? [] : [{ label: say('mail.at'), value: verbatim(formatMoment(at, language)) }]

const siteOf = (origin: string): string => new URL(origin).host
const accountFoot = ({ say, origin }: Scene): Part['foot'] => [
  say('mail.whyAccount', { site: siteOf(origin) }),
  say('mail.noReply'),
]

type Linked = { name?: string; token: string; code?: string }
/** A link to press, and a code for people who read mail on another device. */
function linked(
  kind: 'confirm' | 'changeEmail' | 'reset',
  page: 'email-confirmation' | 'password-reset',
  valid: (say: Say) => Sentence,
): Writer<Linked> {
  return ({ name, token, code }, scene) => {
    const { say } = scene
    const minutes = String(MAIL_CODE_SECONDS / 60)
    return {
      subject: say(`mail.${kind}Subject`).plain,
      heading: say(`mail.${kind}Subject`),
      greeting: greeting(scene, name),
      text: [say(`mail.${kind}Text`)],
      facts: [],
      action: action(scene, say(`mail.${kind}Action`), address(scene, pathTo(page, { token }))),
      ...(code === undefined
        ? {}
        : { code: { hint: say('mail.codeOr', { minutes }), label: say('mail.codeLabel'), digits: cleanLine(code) } }),
      notes: [valid(say), say(`mail.${kind}Ignore`)],
      foot: accountFoot(scene),
    }
  }
}

type ChangeNotice = { name?: string; at?: string }
/** Something that has happened to the account, and what to do if it was somebody else. */
function changeNotice(kind: 'emailChanged' | 'passwordChanged' | 'accountDeleted'): Writer<ChangeNotice> {
  return ({ name, at }, scene) => {
    const { say } = scene
    return {
      subject: say(`mail.${kind}Subject`).plain,
      heading: say(`mail.${kind}Subject`),
      greeting: greeting(scene, name),
      text: [say(`mail.${kind}Text`)],
      facts: time(scene, at),
      notes: [],
      link: { label: say('mail.notYou'), url: address(scene, pathTo('about-us')) },
      foot: accountFoot(scene),
    }
  }
}

const confirmHours = (say: Say): Sentence => say('mail.linkHours', { hours: String(CONFIRM_LINK_SECONDS / HOUR_SECONDS) })

const newLogin: Writer<MailValues['newLogin']> = ({ name, device, at }, scene) => {
  const { say } = scene
  return {
    subject: say('mail.newLoginSubject').plain,
    heading: say('mail.newLoginSubject'),
    greeting: greeting(scene, name),
    text: [say('mail.newLoginText')],
    facts: [
      ...(device ? [{ label: say('mail.device'), value: verbatim(shortLine(device, SUBJECT_LENGTH)) }] : []),
      ...time(scene, at),
    ],
    action: action(scene, say('mail.newLoginAction'), address(scene, pathTo('user-profile'))),
    notes: [say('mail.newLoginYou')],
    foot: accountFoot(scene),
  }
}

const NO_PREVIEW = eachAs('preview', () => undefined)
const notification: Writer<MailValues['notification']> = ({ link, ...texts }, scene) => {
  const { say, language, origin } = scene
  const path = link !== undefined && isOwnPath(link) ? link : pathTo('notifications')
  const title = textIn(textFrom(texts, 'title'), language)
  const preview = textFrom({ ...NO_PREVIEW, ...texts }, 'preview')[writtenFor(language)]
  return {
    subject: shortLine(title, SUBJECT_LENGTH),
    heading: verbatim(cleanLine(title)),
    text: preview ? [verbatim(cleanLines(preview))] : [],
    facts: [],
    action: action(scene, say('mail.notificationAction'), new URL(address(scene, path)).href),
    notes: [],
    foot: [
      say('mail.whyNotification', { site: siteOf(origin) }),
      { label: say('mail.notificationSettings'), url: address(scene, `${pathTo('user-profile')}#notifications`) },
    ],
  }
}

const NO_WORKER = eachAs('worker', () => undefined)
/** To a guest who follows a request by a private link. Without names: nobody has shown yet whose address it is. */
const request: Writer<MailValues['request']> = ({ name, what, token, note, at, ...texts }, scene) => {
  const { say, language, origin } = scene
  const worker = textFrom({ ...NO_WORKER, ...texts }, 'worker')[writtenFor(language)]
  const isKnown = worker !== undefined
  const heading = isKnown
    ? say(headingOf(what), { name: cleanLine(worker) })
    : say(what === 'sent' ? 'mail.requestSentPlain' : 'mail.requestNews')
  return {
    subject: shortLine(heading.plain, SUBJECT_LENGTH),
    heading,
    greeting: greeting(scene, name),
    text: what === 'sent' ? [say('mail.requestSentText')] : isKnown ? [] : [say('mail.requestNewsText')],
    facts: at === undefined ? [] : [{ label: say('mail.requestTime'), value: verbatim(formatMoment(at, language)) }],
    ...(note === undefined ? {} : { quote: verbatim(cleanLines(note)) }),
    action: action(scene, say('mail.requestAction'), address(scene, pathTo('request', { token }))),
    notes: [say('mail.requestLink'), ...(isKnown ? [] : [say('mail.requestNotYou')])],
    foot: [say('mail.whyRequest', { site: siteOf(origin) }), say('mail.noReply')],
  }
}

function headingOf(what: MailValues['request']['what']) {
  if (what === 'sent') return 'mail.requestSent'
  if (what === 'reminder24') return 'notify.requestReminder_day'
  if (what === 'reminder1') return 'notify.requestReminder_hour'
  return `notify.requestStep_${what}` as const
}

/** To the operator; a reply goes to the sender. */
const contact: Writer<MailValues['contact']> = ({ name, contact: way, subject, message }, { say, origin }) => ({
  subject: shortLine(say('mail.contactSubject', { subject: cleanLine(subject) }).plain, SUBJECT_LENGTH),
  heading: say('mail.contactText'),
  text: [],
  facts: [
    { label: say('mail.contactName'), value: verbatim(cleanLine(name)) },
    { label: say('mail.contactContact'), value: verbatim(cleanLine(way)) },
    { label: say('mail.contactTopic'), value: verbatim(cleanLine(subject)) },
  ],
  quote: verbatim(cleanLines(message)),
  notes: [],
  foot: [say('mail.whyOperator', { site: siteOf(origin) })],
})

/** To who has written to the portal: the answer, under each language once, and what it answers. */
const answer: Writer<MailValues['answer']> = ({ name, subject, asked, answer: said }, scene) => {
  const { say, origin } = scene
  return {
    subject: shortLine(say('mail.answerSubject', { subject: cleanLine(subject) }).plain, SUBJECT_LENGTH),
    heading: say('mail.answerHeading'),
    greeting: greeting(scene, name),
    text: [say('mail.answerText')],
    facts: [{ label: say('mail.answerAsked'), value: verbatim(shortLine(asked, ASKED_LENGTH)) }],
    quote: verbatim(cleanLines(said)),
    notes: [],
    foot: [say('mail.whyAnswer', { site: siteOf(origin) })],
  }
}

const WRITERS: { [Template in keyof MailValues]: Writer<MailValues[Template]> } = {
  confirm: linked('confirm', 'email-confirmation', confirmHours),
  changeEmail: linked('changeEmail', 'email-confirmation', confirmHours),
  reset: linked('reset', 'password-reset', (say) => say('mail.linkOneHour')),
  emailChanged: changeNotice('emailChanged'),
  passwordChanged: changeNotice('passwordChanged'),
  accountDeleted: changeNotice('accountDeleted'),
  newLogin,
  notification,
  request,
  contact,
  answer,
}

// Why a mail server could not be used, and what to do about it. In our own words only: what servers and libraries say repeats addresses.

export type Failure = { code?: string; responseCode?: number; command?: string; message?: string }

type Explanation = readonly [sign: RegExp, cause: string, advice: string]

const TRUST = 'give it a certificate of a public authority, or name the file of its own authority in NODE_EXTRA_CA_CERTS'

/** The first that fits what the library says: its code, its message, the status of the reply. */
const EXPLANATIONS: readonly Explanation[] = [
  [/self[- ]signed certificate/i, 'its certificate is signed by itself', TRUST],
  [
    /unable to (verify|get)|UNABLE_TO_|unknown ca/i,
    'its certificate comes from an authority that this machine does not know',
    TRUST,
  ],
  [/certificate has expired/i, 'its certificate is too old', 'have it renewed'],
  [/certificate is not yet valid/i, 'its certificate is not valid yet', 'look at the clock of this machine'],
  [/altnames/i, 'its certificate is for another name', 'write in SMTP_URL the name that the certificate is for'],
  [
    /wrong version number|packet length too long|tls_get_more_records|record layer/i,
    'it does not begin with TLS',
    'smtps:// is for port 465; write smtp:// for port 587 or 25',
  ],
  [
    /\bETLS\b|STARTTLS/i,
    'it offers no TLS, and a password goes over TLS only',
    'write smtps:// with port 465, or use a server that offers STARTTLS',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|\bEDNS\b/,
    'no machine of this name was found',
    'look at the host in SMTP_URL and at the DNS of this machine',
  ],
  [/ECONNREFUSED/, 'nothing listens there', 'look at host and port in SMTP_URL: 465 with smtps://, 587 with smtp://'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way leads there', 'look at the network and the firewall of this machine'],
  [
    /ETIMEDOUT|timeout/i,
    'it did not answer in time',
    'look at the port in SMTP_URL and at the firewall: many providers let nothing out by port 25',
  ],
  [
    /\b(EAUTH|ENOAUTH|53[0458])\b/,
    'it refused the name or the password',
    'look at both in SMTP_URL; signs such as @ and / are written %40 and %2F',
  ],
  [
    /ECONNRESET|EPIPE|ECONNECTION|closed|hang up/i,
    'it ended the connection',
    'look at its own log, and whether it takes this machine',
  ],
]

/** `: cause; advice`, or nothing when it is not known. */
export function causeOf({ code, responseCode, command, message = '' }: Failure): string {
  const failure = [code, responseCode, message].filter((part) => part !== undefined).join(' ')
  if (command === 'MAIL FROM')
    return ': it refused the sender; look at MAIL_FROM, which has to be an address that this account may use'
  // A refused recipient is not a fault of the server; its text may hold anything.
  if (command === 'RCPT TO' || command === 'DATA') return ''
  const known = EXPLANATIONS.find(([sign]) => sign.test(failure))
  return known === undefined ? '' : `: ${known[1]}; ${known[2]}`
}

import { type KeyObject, verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#app.ts'
import { readMailName } from './mail-name.ts'
import { type MailReport, type ReportReader, readJson, refuseOld, unproven } from './mail-report.ts'

/**
 * Documented (docs.aws.amazon.com/sns, Verifying the signatures): the signed fields and their order, SHA-1
 * for version 1, SHA-256 for version 2, a certificate from the region's own host, and the address that
 * confirms a subscription. Assumed: the form of the certificate's path, which is the same in every example.
 */
const envelopeShape = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().optional(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})
type Envelope = z.output<typeof envelopeShape>

const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<Envelope['Type'], readonly (keyof Envelope)[]>

const certificatePath = /^\/SimpleNotificationService-[0-9a-f]{32}\.pem$/

/**
 * Documented (docs.aws.amazon.com/ses, Notification contents): `eventType` instead of `notificationType` for
 * events published by a configuration set; the headers of the mail as we wrote them, while SES replaces the
 * Message-ID.
 */
const reportShape = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string() }).optional(),
  mail: z.object({
    messageId: z.string().optional(),
    commonHeaders: z.object({ messageId: z.string().optional() }).optional(),
  }),
})

/** Cache of certificates: they change about once a year, and one process needs one or two. */
const certificates = new Map<string, X509Certificate>()
const certificatesMax = 8

export const readSes: ReportReader = async (app, { body }) => {
  const envelope = envelopeShape.safeParse(readJson(body)).data
  const topicArn = app.config.mailReports.sesTopicArn
  if (!envelope || envelope.TopicArn !== topicArn) throw unproven()
  refuseOld(app, new Date(envelope.Timestamp))
  const host = `sns.${topicArn.split(':')[3]}.amazonaws.com`
  await proveSignature(app, host, envelope)
  if (envelope.Type === 'SubscriptionConfirmation') await confirmSubscription(app, host, envelope)
  if (envelope.Type !== 'Notification') return []
  return readNotification(envelope.Message)
}

async function proveSignature(app: App, host: string, envelope: Envelope): Promise<void> {
  const text = signedFields[envelope.Type]
    .flatMap((name) => (envelope[name] === undefined ? [] : [`${name}\n${envelope[name]}\n`]))
    .join('')
  const hash = envelope.SignatureVersion === '2' ? 'sha256' : 'sha1'
  const key = await readSigningKey(app, host, envelope.SigningCertURL)
  if (!verify(hash, Buffer.from(text), key, Buffer.from(envelope.Signature, 'base64'))) throw unproven()
}

/**
 * Fetched only from the topic's own region: the author of a call also writes the address of the certificate,
 * and could sign with their own.
 */
async function readSigningKey(app: App, host: string, address: string): Promise<KeyObject> {
  const url = URL.parse(address)
  if (url?.origin !== `https://${host}` || !certificatePath.test(url.pathname) || url.search !== '')
    throw unproven()
  const certificate = certificates.get(url.href) ?? (await fetchCertificate(app, url.href))
  const now = app.clock.now()
  if (now < certificate.validFromDate || now > certificate.validToDate) throw unproven()
  return certificate.publicKey
}

async function fetchCertificate(app: App, address: string): Promise<X509Certificate> {
  const answer = await app.http.request(address, { method: 'GET' })
  if (answer.status !== 200)
    throw new Error(`The request for the SNS certificate was answered with ${answer.status}`)
  const certificate = new X509Certificate(answer.body)
  if (certificates.size >= certificatesMax) certificates.clear()
  certificates.set(address, certificate)
  return certificate
}

/** Confirms the configured topic only, at an address built here instead of the one in the call. */
async function confirmSubscription(app: App, host: string, { TopicArn, Token }: Envelope): Promise<void> {
  const query = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn, Token: Token ?? '' })
  const answer = await app.http.request(`https://${host}/?${query}`, { method: 'GET' })
  if (answer.status !== 200)
    throw new Error(`The confirmation of the SNS subscription was answered with ${answer.status}`)
  app.log.info({ topic: TopicArn }, 'Reports of mails by Amazon SES are subscribed to')
}

function readNotification(message: string): MailReport[] {
  const report = reportShape.safeParse(readJson(message)).data
  const mail = report && readMailName(report.mail.commonHeaders?.messageId)
  const outcome = report && outcomeOf(report)
  return mail && outcome ? [{ mail, outcome, serviceId: report.mail.messageId ?? null }] : []
}

function outcomeOf({
  notificationType,
  eventType,
  bounce,
}: z.output<typeof reportShape>): MailReport['outcome'] | null {
  switch (notificationType ?? eventType) {
    case 'Delivery':
      return 'DELIVERED'
    case 'Complaint':
      return 'COMPLAINT'
    case 'Bounce':
      return bounce?.bounceType === 'Permanent' ? 'HARD_BOUNCE' : 'SOFT_BOUNCE'
    default:
      return null
  }
}

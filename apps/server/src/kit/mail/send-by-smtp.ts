export type OutgoingMail = {
  /** The same in every try, so that a mail server can detect a duplicate. */
  messageId: string
  from: { name: string; address: string }
  /** Address in the envelope: undeliverable mail returns to it, and its domain's SPF record counts. */
  returnPath: string
  /** Signature by which receivers verify that the sender's domain sent it (DKIM, RFC 6376). */
  signature: { domainName: string; keySelector: string; privateKey: string } | null
  /** Address for replies, if not the sender. */
  replyTo: string | null
  to: string
  subject: string
  html: string
  text: string
  /** One-click unsubscribe of the mail program posts to it (RFC 8058). */
  unsubscribeUrl?: string | null
  /** Headers for the mail service itself. */
  headers: Record<string, string>
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Headers that Amazon SES and Postmark replace: a signature over them would be invalid on arrival. */
const rewrittenFields = 'message-id:date'

/**
 * Hands one mail to the mail server. A definite refusal of this recipient or content is an outcome;
 * everything else, from a closed port to a wrong password, throws and is retried.
 */
export async function sendBySmtp(
  smtpUrl: string,
  { unsubscribeUrl, returnPath, signature, headers, ...mail }: OutgoingMail,
): Promise<{ isAccepted: true; serviceId: string | null } | { isAccepted: false }> {
  // Loaded for the first mail: web processes send none.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    const { response } = await transport.sendMail({
      ...mail,
      envelope: { from: returnPath, to: mail.to },
      ...(signature && { dkim: { ...signature, skipFields: rewrittenFields } }),
      replyTo: mail.replyTo ?? undefined,
      headers: {
        ...asTheyAre(headers),
        'auto-submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'list-unsubscribe': `<${unsubscribeUrl}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
    return { isAccepted: true, serviceId: idIn(response) }
  } catch (error) {
    if (isDefiniteRefusal(error)) return { isAccepted: false }
    throw error
  } finally {
    transport.close()
  }
}

/** Kept unencoded: a value without blanks would be encoded, which a service that reads JSON does not expect. */
function asTheyAre(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]))
}

/**
 * The id at the end of the answer to an accepted mail: `250 Ok 0102018f-…` of Amazon SES, `250 Ok: queued as …` of
 * SendGrid and of Postfix. Assumed for other services; it only helps a person who contacts the service.
 */
function idIn(response: string): string | null {
  return /^250\b.*\bok\b:?(?: queued as)? <?([\w.@-]{8,200})>?$/i.exec(response.trim())?.[1] ?? null
}

function isDefiniteRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}

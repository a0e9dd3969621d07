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
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * Hands one mail to the mail server. A definite refusal of this recipient or content is an outcome;
 * everything else, from a closed port to a wrong password, throws and is retried.
 */
export async function sendBySmtp(
  smtpUrl: string,
  { unsubscribeUrl, returnPath, signature, ...mail }: OutgoingMail,
): Promise<'ACCEPTED' | 'REFUSED'> {
  // Loaded for the first mail: web processes send none.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.sendMail({
      ...mail,
      envelope: { from: returnPath, to: mail.to },
      ...(signature && { dkim: signature }),
      replyTo: mail.replyTo ?? undefined,
      headers: {
        'auto-submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'list-unsubscribe': `<${unsubscribeUrl}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
    return 'ACCEPTED'
  } catch (error) {
    if (isDefiniteRefusal(error)) return 'REFUSED'
    throw error
  } finally {
    transport.close()
  }
}

function isDefiniteRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && (error.command === 'RCPT TO' || error.command === 'DATA')
}

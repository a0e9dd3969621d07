import { createHmac } from 'node:crypto'
import type { App } from '#app.ts'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import type { MailName } from './mail-name.ts'

/** Half of a digest, because the local part of an address is limited to 64 characters, name included. */
const signatureLength = 16
const token = new RegExp(`\\+([0-9a-f]{32})([0-9a-f]{${signatureLength}})@`, 'gi')
const purpose = 'address that a mail returns to'

/**
 * The return address of a mail, with the mail's signed id. Hexadecimal in lower case, because servers may
 * change capitals. There is no room for the tenant: it is the platform whose signature matches.
 */
export function writeBounceAddress(
  { secrets }: Pick<App, 'secrets'>,
  address: string,
  mail: MailName,
): string {
  const [name, host] = address.split('@')
  const signature = signatureOf(secrets.derive(purpose), mail)
  return `${name}+${mail.mailId.replaceAll('-', '')}${signature}@${host}`
}

/** The first mail of ours whose return address occurs in a text. Null without a valid signature. */
export function findReturnedMail(
  { secrets }: Pick<App, 'secrets'>,
  text: string,
  platformIds: readonly string[],
): MailName | null {
  const keys = [secrets.derive(purpose), ...secrets.deriveFormer(purpose)]
  for (const [, digits = '', signature = ''] of text.matchAll(token)) {
    const mailId = digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    const platformId = platformIds.find((id) =>
      keys.some((key) =>
        equalInConstantTime(signature.toLowerCase(), signatureOf(key, { mailId, platformId: id })),
      ),
    )
    if (platformId !== undefined) return { mailId, platformId }
  }
  return null
}

function signatureOf(key: Buffer, { mailId, platformId }: MailName): string {
  return createHmac('sha256', key).update(`${platformId} ${mailId}`).digest('hex').slice(0, signatureLength)
}

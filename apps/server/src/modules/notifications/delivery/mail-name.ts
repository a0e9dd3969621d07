/** Name of a mail outside the product, which mail services repeat in their reports: the mail and its platform. */
export type MailName = { mailId: string; platformId: string }

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const shape = new RegExp(`(${uuid})\\.(${uuid})`)

export function writeMailName({ mailId, platformId }: MailName): string {
  return `${mailId}.${platformId}`
}

/** Parses the name from a Message-ID or a header value of ours. Null for a mail of another sender. */
export function readMailName(text: unknown): MailName | null {
  const found = typeof text === 'string' ? shape.exec(text.toLowerCase()) : null
  const [, mailId, platformId] = found ?? []
  return mailId && platformId ? { mailId, platformId } : null
}

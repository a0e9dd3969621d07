/** What a mail is called outside: mail services repeat it in their reports, and it says whose mail it is. */
export type MailName = { mailId: string; platformId: string }

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const shape = new RegExp(`(${uuid})\\.(${uuid})`)

export function writeMailName({ mailId, platformId }: MailName): string {
  return `${mailId}.${platformId}`
}

/** Reads it from a Message-ID or a value of ours. Null for a mail of somebody else. */
export function readMailName(text: unknown): MailName | null {
  const found = typeof text === 'string' ? shape.exec(text.toLowerCase()) : null
  const [, mailId, platformId] = found ?? []
  return mailId && platformId ? { mailId, platformId } : null
}

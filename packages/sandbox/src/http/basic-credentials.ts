import type { Request } from './dialect.ts'

export function basicCredentials({
  headers,
}: Pick<Request, 'headers'>): { user: string; password: string } | null {
  const match = /^Basic (.+)$/i.exec(headers.authorization ?? '')
  if (!match?.[1]) return null
  const text = Buffer.from(match[1], 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

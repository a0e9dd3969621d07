import type { FastifyRequest } from 'fastify'

/**
 * Whether a page is opened by a person: not as an image or a prefetch, and in a frame only where other sites
 * may show it.
 */
export function isVisit({ headers }: FastifyRequest, { isFramed = false } = {}): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  const opened = headers['sec-fetch-dest'] ?? 'document'
  return (opened === 'document' || (isFramed && opened === 'iframe')) && !purpose.includes('prefetch')
}

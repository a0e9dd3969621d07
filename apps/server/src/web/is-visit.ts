import type { FastifyRequest } from 'fastify'

/** Whether a page is opened by a person: not as an image, a frame or a prefetch. */
export function isVisit({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return (headers['sec-fetch-dest'] ?? 'document') === 'document' && !purpose.includes('prefetch')
}

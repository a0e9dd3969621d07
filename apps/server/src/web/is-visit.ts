import type { FastifyRequest } from 'fastify'

/** A page that is opened, not an image or a frame inside another, and not one that a browser fetches in advance. */
export function isVisit({ headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return (headers['sec-fetch-dest'] ?? 'document') === 'document' && !purpose.includes('prefetch')
}

import type { externalAccesses } from '../../../db/schema/access.ts'

type ExternalAccess = Pick<typeof externalAccesses.$inferSelect, 'id' | 'told'>

/** The fact that the seller's system was told last about an access. */
export function externalAccessKey({ id, told }: ExternalAccess): string {
  return `access:${id}:${told}`
}

import type { externalAccesses } from '#db/schema/access.ts'

type ExternalAccess = Pick<typeof externalAccesses.$inferSelect, 'id' | 'told'>

/** Idempotency key of the latest delivery about an access: `told` counts the deliveries. */
export function externalAccessKey({ id, told }: ExternalAccess): string {
  return `access:${id}:${told}`
}

import type { receivers } from '#db/schema/acquirers.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'

export type Receiver = typeof receivers.$inferSelect

export function receiverTokenPlace({ platformId, id }: Pick<Receiver, 'platformId' | 'id'>): SecretPlace {
  return { platformId, table: 'receivers', column: 'token', rowId: id }
}

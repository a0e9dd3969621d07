import { timingSafeEqual } from 'node:crypto'
import { invariant } from '#kit/invariant.ts'
import { hashCost } from './hash-cost.ts'
import { digestPassword } from './hash-password.ts'

const phcShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Hash of the current cost that matches no password: checks of unknown people take the same time as checks of
 * existing ones.
 */
const nobodysHash = `$argon2id$v=19$m=${hashCost.memoryKib},t=${hashCost.passes},p=${hashCost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  const parts = phcShape.exec(storedHash ?? nobodysHash)
  invariant(parts, 'a stored password hash has the PHC format')
  const [, memoryKib, passes, parallelism, salt = '', digest = ''] = parts
  const expected = Buffer.from(digest, 'base64')
  const given = await digestPassword({
    password,
    salt: Buffer.from(salt, 'base64'),
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), parallelism: Number(parallelism) },
    bytes: expected.length,
  })
  return timingSafeEqual(given, expected) && storedHash !== null
}

import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type HashCost, hashCost } from './hash-cost.ts'
import { throughHashingGate } from './hashing-gate.ts'

const saltBytes = 16
const digestBytes = 32

const argon2Async = promisify(argon2)

/** Argon2id in the PHC string format, which includes the cost: older hashes stay valid when the cost is raised. */
export async function hashPassword(password: string, cost: HashCost = hashCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const digest = await digestPassword({ password, salt, cost, bytes: digestBytes })
  const { memoryKib, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(digest)}`
}

/** Hashes the normalised password: two keyboards may compose the same letter from different code points. */
export function digestPassword(request: {
  password: string
  salt: Buffer
  cost: HashCost
  bytes: number
}): Promise<Buffer> {
  const { password, salt, cost, bytes } = request
  return throughHashingGate(() =>
    argon2Async('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      memory: cost.memoryKib,
      passes: cost.passes,
      parallelism: cost.parallelism,
      tagLength: bytes,
    }),
  )
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

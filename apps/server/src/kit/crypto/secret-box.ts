import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Secrets at rest: AES-256-GCM with a fresh 96-bit nonce. The data key is derived per platform from a master key that never
 * enters the database; the place (platform, table, column, row) is authenticated, so a ciphertext copied to another row does not open.
 * A sealed value reads `v<key version>.<nonce>.<tag>.<ciphertext>`.
 */
export type SecretPlace = { platformId: string; table: string; column: string; rowId: string }

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string
  open(sealed: string, place: SecretPlace): string
  /** True when the value was sealed with an older master key and should be sealed again. */
  isOutdated(sealed: string): boolean
  /** A key for another purpose, derived from the current master key. */
  derive(purpose: string): Buffer
}

/** The last key is the current one; the earlier ones only open what they sealed. */
export function createSecretBox(masterKeys: readonly Buffer[]): SecretBox {
  const current = masterKeys.length
  if (current === 0 || masterKeys.some((key) => key.length !== 32))
    throw new Error('A master key must have 32 bytes')

  // Every charge opens its account's credentials: a platform's key is derived once for each process.
  const dataKeys = new Map<string, Buffer>()
  const dataKey = (version: number, platformId: string): Buffer => {
    const name = `${version} ${platformId}`
    const known = dataKeys.get(name)
    if (known) return known
    const master = masterKeys[version - 1]
    if (!master) throw new Error('The secret was sealed with an unknown key')
    const key = Buffer.from(hkdfSync('sha256', master, platformId, 'balcao data key', 32))
    dataKeys.set(name, key)
    return key
  }

  return {
    seal(plain, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', dataKey(current, place.platformId), nonce)
      cipher.setAAD(authenticated(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [
        `v${current}`,
        ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
      ].join('.')
    },
    open(sealed, place) {
      const [version = '', nonce = '', tag = '', body = ''] = sealed.split('.')
      const decipher = createDecipheriv(
        'aes-256-gcm',
        dataKey(Number(version.slice(1)), place.platformId),
        Buffer.from(nonce, 'base64url'),
        { authTagLength: 16 },
      )
      decipher.setAAD(authenticated(place))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
    isOutdated: (sealed) => !sealed.startsWith(`v${current}.`),
    derive(purpose) {
      return Buffer.from(hkdfSync('sha256', masterKeys[current - 1] as Buffer, '', `balcao ${purpose}`, 32))
    },
  }
}

function authenticated(place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([place.platformId, place.table, place.column, place.rowId]))
}

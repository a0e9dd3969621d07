import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Secrets at rest: AES-256-GCM with a fresh 96-bit nonce. The data key is derived per platform from a master
 * key that never enters the database; the place (platform, table, column, row) is authenticated, so a
 * ciphertext copied to another row does not open. A sealed value reads `k<print of its master
 * key>.<nonce>.<tag>.<ciphertext>`. The print depends on the key alone and not on its position among others,
 * so that a former key can be destroyed once no value names it.
 */
export type SecretPlace = { platformId: string; table: string; column: string; rowId: string }

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string
  open(sealed: string, place: SecretPlace): string
  /** Prefix of values sealed by the current master key; every other value should be sealed again. */
  currentMark: string
  /** Keys that open one platform's sealed values and nothing else, by the prefix of the values. */
  platformKeys(platformId: string): PlatformKeys
  /** A key for another purpose, derived from the current master key. */
  derive(purpose: string): Buffer
  /** The same key derived from each former master key, for values made shortly before a change. */
  deriveFormer(purpose: string): Buffer[]
}

/** Keys in base64 that open the values of one platform; an export of the platform includes them. */
export type PlatformKeys = Record<string, string>

/** Prefix of values sealed before values named their key. Each key is tried on them. */
const unnamedMark = 'v1'

/** The last key is the current one; earlier keys, and the keys of an imported platform, only open. */
export function createSecretBox(
  masterKeys: readonly Buffer[],
  brought: { platformId: string; keys: PlatformKeys } | null = null,
): SecretBox {
  const current = masterKeys.at(-1)
  if (current === undefined || masterKeys.some((key) => key.length !== 32))
    throw new Error('A master key must have 32 bytes')
  const currentMark = markOf(current)
  const keysByMark = new Map(masterKeys.map((key) => [markOf(key), [key]]))
  keysByMark.set(unnamedMark, [...masterKeys])

  // Each key is derived once per process, since every request needs some. There are few platforms and purposes.
  const keysOf = new Map(masterKeys.map((key) => [key, new Map<string, Buffer>()]))
  const derivedOnce = (master: Buffer, salt: string, purpose: string): Buffer => {
    const name = JSON.stringify([salt, purpose])
    const known = keysOf.get(master)?.get(name)
    if (known) return known
    const key = derived(master, salt, purpose)
    keysOf.get(master)?.set(name, key)
    return key
  }
  const dataKey = (master: Buffer, platformId: string) => derivedOnce(master, platformId, 'balcao data key')

  return {
    currentMark,
    seal(plain, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', dataKey(current, place.platformId), nonce)
      cipher.setAAD(authenticated(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [
        currentMark,
        ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
      ].join('.')
    },
    platformKeys: (platformId) =>
      Object.fromEntries(masterKeys.map((key) => [markOf(key), dataKey(key, platformId).toString('base64')])),
    open(sealed, place) {
      const [mark = '', ...parts] = sealed.split('.')
      const own = brought?.platformId === place.platformId ? brought.keys[mark] : undefined
      if (own) return unseal(parts, Buffer.from(own, 'base64'), place)
      const masters = keysByMark.get(mark)
      if (!masters) throw new Error('The secret was sealed with an unknown key')
      return openedByFirst(masters, (master) => unseal(parts, dataKey(master, place.platformId), place))
    },
    derive: (purpose) => derivedOnce(current, '', `balcao ${purpose}`),
    deriveFormer: (purpose) =>
      masterKeys.slice(0, -1).map((former) => derivedOnce(former, '', `balcao ${purpose}`)),
  }
}

function openedByFirst(masters: readonly Buffer[], open: (master: Buffer) => string): string {
  let refusal: unknown
  for (const master of masters)
    try {
      return open(master)
    } catch (error) {
      refusal = error
    }
  throw refusal
}

function unseal([nonce = '', tag = '', body = '']: string[], key: Buffer, place: SecretPlace): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
  decipher.setAAD(authenticated(place))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8')
}

/** Identifies a key without revealing it. */
function markOf(master: Buffer): string {
  return `k${derived(master, '', 'balcao key print').subarray(0, 6).toString('base64url')}`
}

function derived(master: Buffer, salt: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, salt, purpose, 32))
}

function authenticated(place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([place.platformId, place.table, place.column, place.rowId]))
}

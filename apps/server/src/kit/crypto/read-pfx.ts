import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  type KeyObject,
  pbkdf2Sync,
  timingSafeEqual,
  X509Certificate,
} from 'node:crypto'
import { decryptRc2With40Bits } from './rc2.ts'
import { type Der, DerError, numberOf, objectIdOf, octetsOf, readDer } from './read-der.ts'

export type OpenedPfx = {
  privateKey: KeyObject
  certificate: X509Certificate
  /** The other certificates of the file: the chain above the company's own. */
  chain: X509Certificate[]
}

export type PfxProblem = 'password' | 'unreadable' | 'incomplete'

export class PfxError extends Error {
  readonly problem: PfxProblem

  constructor(problem: PfxProblem, options?: { cause?: unknown }) {
    super(`The certificate file cannot be opened: ${problem}`, options)
    this.name = 'PfxError'
    this.problem = problem
  }
}

/** Limit of the rounds of all key derivations in one file, because they keep the process busy. */
const roundsMax = 500_000

/** The password of a file, and the rounds of key derivation left for this file. */
type Lock = { password: string; roundsLeft: number }

/** Opens a PKCS#12 file (RFC 7292). Node can use such a file for TLS, but does not hand out its key. */
export function readPfx(file: Buffer, password: string): OpenedPfx {
  const lock: Lock = { password, roundsLeft: roundsMax }
  try {
    const [, safe, mac] = readDer(file).parts()
    const contents = octetsOf(inner(inner(safe).parts()[1]))
    if (!isAuthentic(contents, mac, lock)) throw new PfxError('password')
    const bags = readDer(contents)
      .parts()
      .flatMap((part) => readDer(openContent(part, lock)).parts())
    return assemble(bags, lock)
  } catch (error) {
    if (error instanceof PfxError) throw error
    throw new PfxError('unreadable', { cause: error })
  }
}

function assemble(bags: readonly Der[], lock: Lock): OpenedPfx {
  const keys: KeyObject[] = []
  const certificates: X509Certificate[] = []
  for (const bag of bags) {
    const [kind, wrapped] = bag.parts()
    const id = objectIdOf(inner(kind))
    const value = inner(inner(wrapped).parts()[0])
    if (id === '1.2.840.113549.1.12.10.1.1') keys.push(privateKeyOf(whole(wrapped)))
    else if (id === '1.2.840.113549.1.12.10.1.2') {
      const [algorithm, body] = value.parts()
      keys.push(privateKeyOf(decrypt(inner(algorithm), octetsOf(inner(body)), lock)))
    } else if (id === '1.2.840.113549.1.12.10.1.3')
      certificates.push(new X509Certificate(octetsOf(inner(inner(value.parts()[1]).parts()[0]))))
  }
  for (const privateKey of keys) {
    const certificate = certificates.find((one) => one.checkPrivateKey(privateKey))
    if (certificate)
      return { privateKey, certificate, chain: certificates.filter((one) => one !== certificate) }
  }
  throw new PfxError('incomplete')
}

function privateKeyOf(key: Buffer): KeyObject {
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

/** The bytes under an explicit tag, with their own tag. */
const whole = (wrapped: Der | undefined) => inner(wrapped).content

function inner(value: Der | undefined): Der {
  if (!value) throw new DerError('A part is missing')
  return value
}

function openContent(content: Der, lock: Lock): Buffer {
  const [kind, wrapped] = content.parts()
  const value = inner(inner(wrapped).parts()[0])
  const id = objectIdOf(inner(kind))
  if (id === '1.2.840.113549.1.7.1') return octetsOf(value)
  if (id !== '1.2.840.113549.1.7.6') throw new DerError('The content is of an unknown kind')
  const [, algorithm, body] = inner(value.parts()[1]).parts()
  return decrypt(inner(algorithm), octetsOf(inner(body)), lock)
}

const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

function isAuthentic(contents: Buffer, mac: Der | undefined, lock: Lock): boolean {
  const [digestInfo, salt, rounds] = inner(mac).parts()
  const [algorithm, expected] = inner(digestInfo).parts()
  const digest = digests[objectIdOf(inner(inner(algorithm).parts()[0]))]
  if (digest === undefined) throw new DerError('The checksum is of an unknown kind')
  const length = createHash(digest).digest().length
  const key = deriveKey({
    digest,
    lock,
    salt: octetsOf(inner(salt)),
    rounds: rounds ? numberOf(rounds) : 1,
    purpose: 3,
    length,
  })
  const sum = createHmac(digest, key).update(contents).digest()
  const given = octetsOf(inner(expected))
  return given.length === sum.length && timingSafeEqual(given, sum)
}

function decrypt(algorithm: Der, body: Buffer, lock: Lock): Buffer {
  const [kind, parameters] = algorithm.parts()
  const id = objectIdOf(inner(kind))
  if (id === '1.2.840.113549.1.5.13') return decryptByPbes2(inner(parameters), body, lock)
  const [salt, rounds] = inner(parameters).parts()
  const derive = (purpose: number, length: number) =>
    deriveKey({
      digest: 'sha1',
      lock,
      salt: octetsOf(inner(salt)),
      rounds: numberOf(inner(rounds)),
      purpose,
      length,
    })
  if (id === '1.2.840.113549.1.12.1.3') return unlock('des-ede3-cbc', derive(1, 24), derive(2, 8), body)
  if (id === '1.2.840.113549.1.12.1.6') return decryptRc2With40Bits(body, derive(1, 5), derive(2, 8))
  throw new DerError(`The cipher ${id} is unknown`)
}

const ciphers: Readonly<Record<string, { name: string; keyBytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyBytes: 24 },
}

const macs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}

function decryptByPbes2(parameters: Der, body: Buffer, lock: Lock): Buffer {
  const [derivation, encryption] = parameters.parts()
  const [, settings] = inner(derivation).parts()
  const [salt, rounds, ...rest] = inner(settings).parts()
  const mac = rest.find(({ tag }) => tag === 0x30)
  const digest = mac ? macs[objectIdOf(inner(mac.parts()[0]))] : 'sha1'
  const [cipherId, iv] = inner(encryption).parts()
  const cipher = ciphers[objectIdOf(inner(cipherId))]
  if (digest === undefined || cipher === undefined) throw new DerError('The cipher is unknown')
  const key = pbkdf2Sync(
    Buffer.from(lock.password, 'utf8'),
    octetsOf(inner(salt)),
    spendRounds(lock, numberOf(inner(rounds))),
    cipher.keyBytes,
    digest,
  )
  return unlock(cipher.name, key, octetsOf(inner(iv)), body)
}

function unlock(cipher: string, key: Buffer, iv: Buffer, body: Buffer): Buffer {
  const decipher = createDecipheriv(cipher, key, iv)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

type Derivation = {
  digest: string
  lock: Lock
  salt: Buffer
  rounds: number
  purpose: number
  length: number
}

/** The key derivation of PKCS#12 itself (RFC 7292, appendix B.2). */
function deriveKey({ digest, lock, salt, rounds, purpose, length }: Derivation): Buffer {
  const block = digest === 'sha384' || digest === 'sha512' ? 128 : 64
  const secret = Buffer.from(`${lock.password}\0`, 'utf16le').swap16()
  const filled = (bytes: Buffer) => Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes)
  const start = Buffer.concat([filled(salt), filled(secret)])
  const prefix = Buffer.alloc(block, purpose)
  const derived: Buffer[] = []
  for (let have = 0; have < length; ) {
    const last = spendRounds(lock, rounds)
    let sum = createHash(digest).update(prefix).update(start).digest()
    for (let round = 1; round < last; round += 1) sum = createHash(digest).update(sum).digest()
    derived.push(sum)
    have += sum.length
    const added = Buffer.alloc(block, sum)
    for (let at = 0; at < start.length; at += block) addOne(start.subarray(at, at + block), added)
  }
  return Buffer.concat(derived).subarray(0, length)
}

/** Adds a number plus one to a block, both read as one large integer. */
function addOne(block: Buffer, added: Buffer): void {
  let carry = 1
  for (let index = block.length - 1; index >= 0; index -= 1) {
    const sum = (block[index] ?? 0) + (added[index] ?? 0) + carry
    block[index] = sum & 0xff
    carry = sum >>> 8
  }
}

function spendRounds(lock: Lock, rounds: number): number {
  lock.roundsLeft -= rounds
  if (!(rounds >= 1) || lock.roundsLeft < 0) throw new DerError('The file asks for too many rounds')
  return rounds
}

/** Header with a proof of work: the challenge, a dot, and its solution. */
export const proofHeader = 'x-proof-of-work'

const solutionDigits = 12
const roundConstants = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)))
const initialState = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)))

/**
 * The first number for which the SHA-256 of challenge and number begins with as many zero bits as the challenge
 * requests. SHA-256 is implemented here because the browser's is asynchronous and would be awaited a quarter of a
 * million times. The blocks of the challenge are hashed once.
 */
export function findSolution(challenge: string): string {
  const bits = bitsOf(challenge)
  const start = new TextEncoder().encode(`${challenge}.`)
  const wholeBytes = start.length - (start.length % 64)
  const words = new Int32Array(64)
  const before = Int32Array.from(initialState)
  for (let at = 0; at < wholeBytes; at += 64) mix(before, words, start, at)

  const rest = start.length - wholeBytes
  const tail = new Uint8Array(rest + solutionDigits + 9 > 64 ? 128 : 64)
  tail.set(start.subarray(wholeBytes))
  tail.fill(zero, rest, rest + solutionDigits)
  tail[rest + solutionDigits] = 0x80
  new DataView(tail.buffer).setUint32(tail.length - 4, (start.length + solutionDigits) * 8)

  const state = new Int32Array(8)
  for (;;) {
    state.set(before)
    for (let at = 0; at < tail.length; at += 64) mix(state, words, tail, at)
    if (Math.clz32(state[0] ?? 0) >= bits)
      return String.fromCharCode(...tail.subarray(rest, rest + solutionDigits))
    countUp(tail, rest + solutionDigits - 1)
  }
}

const zero = 48
const nine = 57

function countUp(digits: Uint8Array, last: number): void {
  let at = last
  while (digits[at] === nine) {
    digits[at] = zero
    at -= 1
  }
  digits[at] = (digits[at] ?? zero) + 1
}

function bitsOf(challenge: string): number {
  const [text = ''] = challenge.split('.')
  const { bits } = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as { bits: number }
  return bits
}

function mix(state: Int32Array, words: Int32Array, bytes: Uint8Array, at: number): void {
  for (let index = 0; index < 16; index += 1) {
    const byte = at + index * 4
    words[index] =
      ((bytes[byte] ?? 0) << 24) |
      ((bytes[byte + 1] ?? 0) << 16) |
      ((bytes[byte + 2] ?? 0) << 8) |
      (bytes[byte + 3] ?? 0)
  }
  for (let index = 16; index < 64; index += 1) words[index] = schedule(words, index)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + (roundConstants[index] ?? 0) + (words[index] ?? 0)) | 0
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (sum0 + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

function schedule(words: Int32Array, index: number): number {
  const early = words[index - 15] ?? 0
  const late = words[index - 2] ?? 0
  const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
  const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
  return ((words[index - 16] ?? 0) + small0 + (words[index - 7] ?? 0) + small1) | 0
}

function turn(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits))
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}

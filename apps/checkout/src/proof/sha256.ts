const roundConstants = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)))
const initialState = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)))

/** The first 32 bits of a SHA-256, at once: the browser's own is asynchronous, and would be asked a quarter of a million times. */
export function sha256Start(message: Uint8Array): number {
  const state = [...initialState]
  const words = new Int32Array(64)
  for (const block of blocksOf(message)) mix(state, words, block)
  return (state[0] ?? 0) >>> 0
}

function* blocksOf(message: Uint8Array): Generator<DataView> {
  const size = Math.ceil((message.length + 9) / 64) * 64
  const padded = new Uint8Array(size)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(size - 4, message.length * 8)
  for (let start = 0; start < size; start += 64) yield new DataView(padded.buffer, start, 64)
}

function mix(state: number[], words: Int32Array, block: DataView): void {
  for (let index = 0; index < 64; index += 1)
    words[index] = index < 16 ? block.getInt32(index * 4) : schedule(words, index)
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
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = ((state[index] ?? 0) + value) | 0
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

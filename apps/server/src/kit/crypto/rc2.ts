/**
 * Decryption of RC2 with a key of 40 bits (RFC 2268). Many older certificate files encrypt their public certificate with
 * it, and OpenSSL 3 no longer reads this cipher.
 */
export function decryptRc2With40Bits(body: Buffer, key: Buffer, iv: Buffer): Buffer {
  const words = expand(key)
  const plain = Buffer.alloc(body.length)
  let former = iv
  for (let at = 0; at < body.length; at += 8) {
    const block = body.subarray(at, at + 8)
    const opened = openBlock(block, words)
    for (let index = 0; index < 8; index += 1) plain[at + index] = (opened[index] ?? 0) ^ (former[index] ?? 0)
    former = block
  }
  const padding = plain.at(-1) ?? 0
  if (body.length % 8 !== 0 || padding < 1 || padding > 8) throw new Error('The padding is not valid')
  return plain.subarray(0, plain.length - padding)
}

const effectiveBits = 40

function expand(key: Buffer): Uint16Array {
  const bytes = Buffer.alloc(128)
  key.copy(bytes)
  const at = (index: number) => bytes[index] ?? 0
  for (let index = key.length; index < 128; index += 1)
    bytes[index] = pi[(at(index - 1) + at(index - key.length)) & 0xff] ?? 0
  const effective = Math.ceil(effectiveBits / 8)
  bytes[128 - effective] = pi[at(128 - effective) & (0xff >> (8 * effective - effectiveBits))] ?? 0
  for (let index = 127 - effective; index >= 0; index -= 1)
    bytes[index] = pi[at(index + 1) ^ at(index + effective)] ?? 0
  return Uint16Array.from({ length: 64 }, (_, index) => bytes.readUInt16LE(index * 2))
}

const turns = [1, 2, 3, 5] as const

function openBlock(block: Buffer, words: Uint16Array): Buffer {
  const state = [0, 2, 4, 6].map((at) => block.readUInt16LE(at))
  const read = (index: number) => state[index & 3] ?? 0
  let next = 63
  const unmix = () => {
    for (let index = 3; index >= 0; index -= 1) {
      const turn = turns[index] ?? 0
      const word = read(index)
      const turned = ((word >>> turn) | (word << (16 - turn))) & 0xffff
      const mixed =
        (words[next] ?? 0) + (read(index + 3) & read(index + 2)) + (~read(index + 3) & read(index + 1))
      state[index] = (turned - mixed) & 0xffff
      next -= 1
    }
  }
  const unmash = () => {
    for (let index = 3; index >= 0; index -= 1)
      state[index] = (read(index) - (words[read(index + 3) & 63] ?? 0)) & 0xffff
  }
  for (let round = 0; round < 16; round += 1) {
    unmix()
    if (round === 4 || round === 10) unmash()
  }
  const opened = Buffer.alloc(8)
  for (const [index, word] of state.entries()) opened.writeUInt16LE(word, index * 2)
  return opened
}

/** The table of RFC 2268. */
const pi = Buffer.from(
  `d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2
   179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82
   54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626
   6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7
   08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec
   c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b255597312d
   5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d
   38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad`.replace(/\s/g, ''),
  'hex',
)

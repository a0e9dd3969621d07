import { sha256Start } from './sha256.ts'

/** The first number whose hash with the challenge begins with as many zero bits as the challenge asks for. */
export function findSolution(challenge: string): string {
  const bits = bitsOf(challenge)
  const encoder = new TextEncoder()
  for (let candidate = 0; ; candidate += 1)
    if (Math.clz32(sha256Start(encoder.encode(`${challenge}.${candidate}`))) >= bits) return String(candidate)
}

function bitsOf(challenge: string): number {
  const [text = ''] = challenge.split('.')
  const { bits } = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as { bits: number }
  return bits
}

import { describe, expect, it } from 'vitest'
import { createAnswer } from './answer.ts'
import { declineReasonOfCode } from './decline-reason.ts'
import { readRefusal } from './read-refusal.ts'

function refuse(status: number, body: unknown, headers: Record<string, string> = {}) {
  const rules = { code: ['code'], declines: { '51': 'insufficient_funds' }, repeats: ['DUPLICATE'] } as const
  return readRefusal({ status, headers, answer: createAnswer(body, 'cents'), rules })
}

describe('a refusal', () => {
  it('is a decline only for a code that the provider is known to use', () => {
    expect(refuse(422, { code: '51' })).toMatchObject({ kind: 'declined', reason: 'insufficient_funds' })
    for (const code of ['constructor', 'toString', '__proto__'])
      expect(refuse(422, { code })).toMatchObject({ kind: 'provider_error' })
  })

  it('of a card shows who refused, whatever the code', () => {
    expect(['51', '0051', 'constructor', '__proto__', 'ZZ'].map(declineReasonOfCode)).toEqual([
      'insufficient_funds',
      'insufficient_funds',
      'issuer_refused',
      'issuer_refused',
      'issuer_refused',
    ])
  })

  it('leaves the outcome open when the first try may have succeeded', () => {
    for (const [status, body] of [
      [409, {}],
      [408, {}],
      [500, {}],
      [422, { code: 'DUPLICATE' }],
    ] as const)
      expect(refuse(status, body)).toMatchObject({ kind: 'unknown' })
  })

  it('for too many calls gives the seconds to wait, when the header holds a duration', () => {
    const waits = (value: string) => refuse(429, {}, { 'retry-after': value }).retryAfterSeconds
    expect(waits('30')).toBe(30)
    for (const value of ['', 'soon', '-1', '1e400', '1772463600']) expect(waits(value)).toBeUndefined()
  })
})

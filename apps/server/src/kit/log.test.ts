import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog, maskByShape } from './log.ts'

/** Values that must never be readable in a line, wherever a careless caller puts them. */
const canaries = {
  email: 'maria.canario+teste@exemplo.com.br',
  cpf: '529.982.247-25',
  cnpj: '11.222.333/0001-81',
  alphanumericCnpj: '12.ABC.345/01DE-35',
  card: '4111111111111111',
  spacedCard: '4111 1111 1111 1111',
  dashedCard: '5555-5555-5555-4444',
  amex: '378282246310005',
  unformattedCnpj: '11222333000181',
}

function capture() {
  const lines: string[] = []
  return { lines, log: createLog('debug', { write: (line) => lines.push(line) }) }
}

describe('a log line', () => {
  test('is one JSON object with level, time and message', () => {
    const { lines, log } = capture()
    log.info({ paymentId: 'p1' }, 'A payment was approved')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ paymentId: 'p1', msg: 'A payment was approved' })
  })

  test('shows no personal number or address, in a message, a field, a list or an error', () => {
    for (const [name, canary] of Object.entries(canaries)) {
      const { lines, log } = capture()
      log.info({}, `careless message with ${canary} in it`)
      log.warn(
        { note: canary, deep: { deeper: { deepest: [canary, { value: canary }] } } },
        'careless fields',
      )
      log.error(
        { error: new Error(`provider said: ${canary}`, { cause: new Error(canary) }) },
        'careless error',
      )
      log.debug({ body: JSON.stringify({ value: canary }) }, 'careless body')
      expect(lines).toHaveLength(4)
      for (const line of lines) {
        expect(line, name).not.toContain(canary)
        expect(() => JSON.parse(line), line).not.toThrow()
      }
    }
  })

  test('of a statement that failed shows the statement and never its values', () => {
    const { lines, log } = capture()
    const refusal = Object.assign(new Error('duplicate key value violates unique constraint'), {
      detail: 'Key (holder)=(Maria Canário) already exists.',
      code: '23505',
    })
    const error = new DrizzleQueryError(
      'insert into people values ($1, $2)',
      ['Maria Canário', 'Rua A\nCasa 2'],
      refusal,
    )
    log.error({ error }, 'A purchase failed')
    expect(lines[0]).toContain('insert into people')
    expect(lines[0]).toContain('duplicate key')
    expect(lines[0]).toContain('caused by')
    for (const value of ['Maria', 'Canário', 'Rua A', 'Casa 2']) expect(lines[0]).not.toContain(value)
  })

  test('shows no field that is known to be secret, at the top or one level below', () => {
    const fields = [
      'password',
      'secret',
      'token',
      'code',
      'authorization',
      'cookie',
      'credentials',
      'cvv',
      'challenge',
      'pixCode',
      'name',
      'phone',
      'document',
      'recoveryCodes',
    ]
    for (const field of fields) {
      const { lines, log } = capture()
      log.info({ [field]: 'canary-value', request: { [field]: 'canary-value' } }, 'a careless line')
      expect(lines[0], field).not.toContain('canary-value')
      expect(lines[0]?.match(/\[masked\]/g), field).toHaveLength(2)
    }
  })

  test('keeps what is needed to find a fault: ids, amounts, instants, paths', () => {
    const line =
      '{"id":"5a3c1f0e-9d2b-4c7a-8e1f-000000000001","amountCents":1990,"at":"2026-03-02T12:00:00.000Z","path":"/api/trpc/checkout.purchase"}'
    expect(maskByShape(line)).toBe(line)
  })
})

test('a level that is switched off writes nothing', () => {
  const lines: string[] = []
  const log = createLog('silent', { write: (line) => lines.push(line) })
  log.error({ error: new Error('x') }, 'not written')
  expect(lines).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { defineCredentials, parseCredentials, publicKey, secretField, secretKey } from './credentials.ts'

const optionalSecret = secretField({ PT_BR: 'Chave de saque', EN_US: 'Withdraw key' }).optional()
const definition = defineCredentials(
  { publicKey, secretKey, withdrawKey: optionalSecret, webhookToken: optionalSecret },
  { joined: { secretKey: ['withdrawKey', 'webhookToken'] } },
)

describe('credentials', () => {
  it('are split at the pipes, in the order of their fields', () => {
    expect(parseCredentials(definition, { publicKey: 'pk', secretKey: 'sk|wk|token' })).toEqual({
      ok: true,
      result: { publicKey: 'pk', secretKey: 'sk', withdrawKey: 'wk', webhookToken: 'token' },
    })
  })

  it('omit empty parts, and keep a field that has a value of its own', () => {
    const configuration = { publicKey: 'pk', secretKey: 'sk||token', webhookToken: 'own' }
    expect(parseCredentials(definition, configuration)).toEqual({
      ok: true,
      result: { publicKey: 'pk', secretKey: 'sk', webhookToken: 'own' },
    })
  })

  it('assign surplus parts to the last field, since tokens may hold pipes too', () => {
    const parsed = parseCredentials(definition, { publicKey: 'pk|x', secretKey: 'sk|wk|12|token' })
    expect(parsed).toMatchObject({ result: { publicKey: 'pk|x', webhookToken: '12|token' } })
  })

  it('are not confused by a field that every object inherits', () => {
    const parsed = parseCredentials(definition, {
      publicKey: 'pk',
      secretKey: 'sk',
      constructor: 'x',
    } as never)
    expect(parsed).toEqual({ ok: true, result: { publicKey: 'pk', secretKey: 'sk' } })
  })

  it('name the field that is missing', () => {
    expect(parseCredentials(definition, { secretKey: 'sk' })).toEqual({
      ok: false,
      failure: { kind: 'credentials', message: 'Public key is required' },
    })
  })

  it("report a missing field in the specification's words", () => {
    const both = defineCredentials(
      { publicKey, secretKey },
      { missing: 'Public key and secret key are required' },
    )
    expect(parseCredentials(both, {})).toMatchObject({
      failure: { message: 'Public key and secret key are required' },
    })
  })

  it('know which of their fields are secrets', () => {
    expect(definition.fields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
      'secretKey',
      'withdrawKey',
      'webhookToken',
    ])
  })
})

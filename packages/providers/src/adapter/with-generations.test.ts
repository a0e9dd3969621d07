import { describe, expect, it } from 'vitest'
import { anyInput } from '#cases/sample-inputs.ts'
import { secretKeyGateway } from '#families/secret-key-gateway.ts'
import { twoKeyGateway } from '#families/two-key-gateway.ts'
import { createTransport } from '#transport/create-transport.ts'
import { withGenerations } from './with-generations.ts'

const member = {
  name: 'PODPAY',
  title: 'PodPay',
  evidence: 'assumed',
  source: 'A test.',
  environments: {},
} as const

const provider = withGenerations({ oneKey: secretKeyGateway(member), twoKeys: twoKeyGateway(member) })

describe('a provider whose API exists in several generations', () => {
  it('asks for every credential that any generation needs, and requires those that all need', () => {
    const fields = provider.manifest.credentials.map(({ name, required }) => [name, required])
    expect(fields).toEqual([
      ['generation', false],
      ['secretKey', true],
      ['calls', false],
      ['publicKey', false],
      ['withdrawKey', false],
    ])
    expect(provider.manifest.family).toBe('secret-key-gateway')
    expect(Object.keys(provider.manifest.generations ?? {})).toEqual(['oneKey', 'twoKeys'])
  })

  it('reads credentials by the chosen generation, and by the first without a choice', () => {
    const secretKey = 'secret'
    expect(provider.parseCredentials({ secretKey })).toEqual({ ok: true, result: { secretKey } })
    expect(provider.parseCredentials({ secretKey, generation: 'twoKeys' })).toEqual({
      ok: false,
      failure: { kind: 'credentials', message: 'Public key is required' },
    })
    const complete = { publicKey: 'public', secretKey, generation: 'twoKeys' }
    expect(provider.parseCredentials(complete)).toEqual({ ok: true, result: complete })
  })

  it.each(['third', 'constructor'])(
    'names the generations when a configuration asks for %s',
    async (generation) => {
      const credentials = { secretKey: 'secret', generation }
      const failure = { kind: 'credentials', message: 'API generation must be one of oneKey, twoKeys' }
      expect(provider.parseCredentials(credentials)).toEqual({ ok: false, failure })

      const transport = createTransport()
      const context = { credentials, transport, now: () => new Date('2026-03-02T15:00:00Z') }
      expect(await provider.refund(anyInput.refund, context)).toEqual({ ok: false, failure })
      await transport.close()
    },
  )
})

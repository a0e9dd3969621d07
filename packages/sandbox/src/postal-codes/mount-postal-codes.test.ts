import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#start-sandbox.ts'
import { callJson } from '#testing/call-json.ts'
import { knownAddresses } from './known-addresses.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, now: () => new Date('2026-11-15T12:00:00Z') })
})
afterAll(() => sandbox.stop())

const lookUp = (cep: string) => callJson(`${sandbox.postalCodeUrl}/ws/${cep}/json/`)

it('knows real streets', async () => {
  expect((await lookUp('01310100')).body).toMatchObject({
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  })
})

it('knows towns where one code serves every street', async () => {
  expect((await lookUp('53990-000')).body).toMatchObject({
    logradouro: '',
    bairro: '',
    localidade: 'Fernando de Noronha',
    uf: 'PE',
  })
})

it('answers an unknown code with an error that is not an HTTP error', async () => {
  expect(await lookUp('99999999')).toMatchObject({ status: 200, body: { erro: 'true' } })
})

it.each(['0131010', '013101000', 'abcdefgh'])('refuses the malformed %s', async (cep) => {
  expect((await lookUp(cep)).status).toBe(400)
})

it('can fail', async () => {
  sandbox.faults.next({ operation: 'postal-code', kind: 'error-before', status: 503 })
  expect((await lookUp('01310100')).status).toBe(503)
  sandbox.faults.next({ operation: 'postal-code', kind: 'drop-before' })
  await expect(lookUp('01310100')).rejects.toThrow()
  expect((await lookUp('01310100')).status).toBe(200)
})

it('has every state in its table, and every row whole', () => {
  expect(new Set(knownAddresses.map(({ state }) => state)).size).toBe(27)
  for (const { cep, city, state } of knownAddresses) {
    expect(cep).toMatch(/^\d{5}-\d{3}$/)
    expect(city).not.toBe('')
    expect(state).toMatch(/^[A-Z]{2}$/)
  }
})

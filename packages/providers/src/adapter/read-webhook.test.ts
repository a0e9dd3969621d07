import { afterAll, beforeAll, expect, it } from 'vitest'
import { noon } from '#cases/sample-inputs.ts'
import { type ScriptedServer, startScriptedServer } from '#conformance/scripted-server.ts'
import { mercadopago } from '#providers/mercadopago/mercadopago.ts'
import { createTransport } from '#transport/create-transport.ts'
import type { ProviderTransport } from '#transport/transport.ts'

let server: ScriptedServer
let transport: ProviderTransport
beforeAll(async () => {
  server = await startScriptedServer()
  transport = createTransport()
})
afterAll(async () => {
  await transport.close()
  await server.close()
})

async function amountTold(currency: string | undefined) {
  server.play([{ json: { id: 1, status: 'approved', transaction_amount: 97, currency_id: currency } }])
  const query = { type: 'payment', 'data.id': '1' }
  const reading = await mercadopago.processWebhook(
    { method: 'POST', path: '/webhooks/abc', query, headers: {}, rawBody: new Uint8Array() },
    { credentials: { secretKey: 'sk' }, baseUrl: server.url, transport, now: () => noon },
  )
  return reading.kind === 'event' ? reading.event.amountCents : reading
}

it("an amount in another currency is left out of a webhook's event, and the transaction is read instead", async () => {
  expect(await amountTold('brl')).toBe(9_700)
  expect(await amountTold(undefined)).toBe(9_700)
  expect(await amountTold('ARS')).toBeUndefined()
})

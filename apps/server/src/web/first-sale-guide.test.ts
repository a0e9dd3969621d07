import { runInNewContext } from 'node:vm'
import { createBalcao } from '@balcao/sdk'
import { verifyWebhook } from '@balcao/sdk/verify-webhook'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '#api/openapi.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { aTestMode, callHost } from '#test/a-test-mode.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aReceiver, type Receiver } from '#test/http/a-receiver.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let receiver: Receiver

beforeAll(async () => {
  world = await createTestServer()
  receiver = await aReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await world.stop()
})

/** The program of the guide, as the page of the API shows it. */
async function readProgram(language: string): Promise<string> {
  const answer = await fetch(`${world.url}/api/v1/openapi.json`, { headers: { 'accept-language': language } })
  const { info } = (await answer.json()) as { info: { description: string } }
  const program = info.description.match(/```ts\nimport \{ createBalcao \}.*\n([\s\S]*?)\n```/)?.[1]
  if (!program) throw new Error('The guide has no program')
  return program
}

/** An event as the document describes it, without further fields. */
function expectDocumented(event: { type: string }): void {
  const { webhooks, components } = openApiDocument('en') as {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
    components: object
  }
  const schema = webhooks[event.type]?.post.requestBody.content['application/json']?.schema
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isValid = ajv.compile({ ...schema, components })
  expect(isValid(event), JSON.stringify(isValid.errors)).toBe(true)
}

const settle = async () => {
  const app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
  await drainJobs(app, world.ownerUrl, jobs)
}

test.each(['pt-BR', 'en'])(
  'a stranger with a key of a test mode makes the first sale by the guide alone (%s)',
  async (language) => {
    const mode = await aTestMode(world)
    const { token: key } = await anApiKey(world, { userId: mode.seller.id, platformId: mode.platformId })
    const atHost: typeof fetch = async (address, { method, headers, body } = {}) => {
      const answer = await callHost(world, String(address), {
        method: method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { body: JSON.parse(body) }),
      })
      return new Response(answer.body, { status: answer.status })
    }
    const heardBefore = receiver.heard.length
    /** The step that a person does: the link is opened and paid by card. */
    const buy = async (link: { url: string; offerId: string }) => {
      expect((await callHost(world, link.url)).status).toBe(200)
      await aPurchase(world.app, mode.platformId, {
        offerId: link.offerId,
        paymentLink: new URL(link.url).pathname.split('/').at(-1) ?? '',
        method: 'CREDIT_CARD',
        email: `${language}@compradora.example`,
      })
      await settle()
    }
    const program = (await readProgram(language)).replace(
      'console.log(link.url)',
      'await moveEndpoint(endpoint); await buy(link)',
    )
    const shown: unknown[] = []
    const told = (await runInNewContext(`(async () => {${program}\nreturn { endpoint, sales, product }})()`, {
      createBalcao: (options: { url: string; key: string }) => createBalcao({ ...options, fetch: atHost }),
      process: {
        env: {
          BALCAO_URL: mode.origin,
          BALCAO_KEY: key,
          WEBHOOK_URL: 'https://seu-sistema.example/balcao',
        },
      },
      buy,
      // Addresses inside the network are refused on creation; this server inside stands in for an outside one.
      moveEndpoint: ({ id }: { id: string }) =>
        world.owner`update outgoing_endpoints set url = ${receiver.url} where id = ${id}`,
      console: { log: (value: unknown) => shown.push(value) },
    })) as {
      endpoint: { secret: string }
      sales: { data: { id: string; grossCents: number; status: string }[] }
    }
    expect(told.sales.data).toMatchObject([{ status: 'APPROVED', grossCents: 9_700 }])
    await settle()
    world.clock.advance({ minutes: 30 })
    await settle()
    const events = await Promise.all(
      receiver.heard.slice(heardBefore).map(({ body, headers }) => {
        const now = new Date(Number(headers['webhook-timestamp']) * 1_000)
        return verifyWebhook({ body, headers, secret: told.endpoint.secret, now })
      }),
    )
    expect(events).toMatchObject([
      { type: 'sale.approved', isTest: true },
      { type: 'sale.refunded', isTest: true },
    ])
    const balcao = createBalcao({ url: mode.origin, key, fetch: atHost })
    const paymentId = told.sales.data[0]?.id ?? ''
    expect(await balcao.getSale({ paymentId })).toMatchObject({ status: 'REFUNDED', refundableCents: 0 })
    expect(shown).toEqual([told.endpoint.secret, expect.any(Array)])
    for (const { body } of receiver.heard.slice(heardBefore)) expectDocumented(JSON.parse(body))
    expect((await balcao.getBalance()).purses).toMatchObject([{ currency: 'BRL' }])
    expect(await brokenInvariants(world)).toEqual([])
  },
)

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testAmounts } from '@balcao/domain/test-amounts'
import { createBalcao } from '@balcao/sdk'
import { verifyWebhook } from '@balcao/sdk/verify-webhook'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '#api/openapi.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp, type GuardedHttp } from '#kit/http/guarded-http.ts'
import { localReceiver } from '#modules/outgoing/endpoint.input.ts'
import { aTestMode, callHost } from '#test/a-test-mode.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aReceiver, type Receiver } from '#test/http/a-receiver.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let receiver: Receiver
/** The folder in which the reader of the guide saves the programs. */
let folder: string

beforeAll(async () => {
  world = await createTestServer()
  world.app.config.hasLocalReceiver = true
  receiver = await aReceiver()
  folder = await mkdtemp(join(tmpdir(), 'balcao-guide-'))
  await mkdir(join(folder, 'node_modules/@balcao'), { recursive: true })
  const sdk = new URL('../../../../packages/sdk', import.meta.url).pathname
  await symlink(sdk, join(folder, 'node_modules/@balcao/sdk'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  // These files replace entries in /etc/hosts.
  await writeFile(join(folder, 'hosts.cjs'), hostsOfNode)
  await writeFile(join(folder, 'sitecustomize.py'), hostsOfPython)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await receiver.stop()
  await world.stop()
})

const hostsOfNode = `const dns = require('node:dns')
const { lookup } = dns
dns.lookup = (host, ...rest) => lookup(host.endsWith('.localhost') ? '127.0.0.1' : host, ...rest)`
const hostsOfPython = `import socket
look_up = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **more: look_up("127.0.0.1" if str(host).endswith(".localhost") else host, *rest, **more)`

type Language = 'pt-BR' | 'en'
const programs = {
  bash: {
    begins: 'set -euo pipefail',
    file: 'sale.sh',
    command: 'bash',
    needs: [
      ['curl', '--version'],
      ['jq', '--version'],
    ],
  },
  ts: { begins: 'import { createBalcao }', file: 'sale.ts', command: process.execPath, needs: [] },
  python: {
    begins: 'import os, time',
    file: 'sale.py',
    command: 'python3',
    needs: [['python3', '-c', 'import requests']],
  },
}

/** A program of the guide, as the page of the API shows it, with shorter waits. */
async function readProgram(language: Language, begins: string): Promise<string> {
  const answer = await fetch(`${world.url}/api/v1/openapi.json`, { headers: { 'accept-language': language } })
  const { info } = (await answer.json()) as { info: { description: string } }
  const blocks = [...info.description.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, block = '']) => block)
  const program = blocks.find((block) => block.startsWith(begins))
  if (!program) throw new Error('The guide has no such program')
  return program
    .replaceAll('2_000', '50')
    .replaceAll('sleep 2', 'sleep 0.05')
    .replaceAll('sleep(2)', 'sleep(0.05)')
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
  const open = createGuardedHttp({ allowLoopback: true })
  // The port in the guide may be in use, so its webhooks are sent to the receiver of this test.
  const http: GuardedHttp = {
    request: (url, request) => open.request(url.replace(localReceiver, receiver.url), request),
  }
  await drainJobs({ ...world.app, http }, world.ownerUrl, jobs)
}

/** Runs a program until it ends, and the product's jobs meanwhile; `hear` gets each printed line at once. */
async function run(
  { command, file }: { command: string; file: string },
  { environment, hear }: { environment: Record<string, string>; hear: (line: string) => Promise<void> },
): Promise<string> {
  const child = spawn(command, [file], {
    cwd: folder,
    env: {
      ...process.env,
      ...environment,
      NODE_OPTIONS: `--require ${join(folder, 'hosts.cjs')}`,
      PYTHONPATH: folder,
      PYTHONUNBUFFERED: '1',
    },
  })
  const said: string[] = []
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => said.push(text))
  const ended = once(child, 'close')
  let heard = 0
  while (child.exitCode === null) {
    const lines = printed.split('\n').slice(0, -1)
    for (const line of lines.slice(heard)) await hear(line)
    heard = lines.length
    world.clock.advance({ seconds: 20 })
    await settle()
    await Promise.race([pause(20), ended])
  }
  await ended
  expect([child.exitCode, said.join('')]).toEqual([0, ''])
  return printed
}

/** Run without a shell: with a pipe as its input, bash may read ~/.bashrc, and find other programs than the test. */
const has = ([command = '', ...rest]: readonly string[]) => spawnSync(command, rest).status === 0

for (const [language, of] of [
  ['pt-BR', 'ts'],
  ['en', 'ts'],
  ['pt-BR', 'bash'],
  ['en', 'bash'],
  ['pt-BR', 'python'],
  ['en', 'python'],
] as const) {
  const { begins, needs, ...program } = programs[of]
  test.skipIf(!needs.every(has))(
    `a developer with a key of a test mode makes the first sale by following the guide (${of}, ${language})`,
    async () => {
      const mode = await aTestMode(world)
      const { token: key } = await anApiKey(world, { userId: mode.seller.id, platformId: mode.platformId })
      await writeFile(join(folder, program.file), await readProgram(language, begins))
      const heardBefore = receiver.heard.length
      let secret = ''
      /** The manual step of the guide: opens the link and pays by card. */
      const buy = async (link: string) => {
        const page = await callHost(world, link)
        expect(page.status).toBe(200)
        const code = new URL(link).pathname.split('/').at(-1) ?? ''
        const [sold] = await world.owner`select offer_id as id from payment_links where code = ${code}`
        await aPurchase(world.app, mode.platformId, {
          offerId: sold?.id,
          paymentLink: code,
          method: 'CREDIT_CARD',
          email: `${of}-${language}@compradora.example`,
        })
      }
      const printed = await run(program, {
        environment: { BALCAO_URL: mode.origin, BALCAO_KEY: key, WEBHOOK_URL: localReceiver },
        hear: async (line) => {
          if (line.startsWith('whsec_')) secret = line
          if (line.includes('/l/')) await buy(line)
        },
      })
      expect(printed).toContain('debtCents')
      const heard = receiver.heard.slice(heardBefore)
      const events = await Promise.all(
        heard.map(({ body, headers }) => {
          const now = new Date(Number(headers['webhook-timestamp']) * 1_000)
          return verifyWebhook({ body, headers, secret, now })
        }),
      )
      expect(events).toMatchObject([
        { type: 'sale.approved', isTest: true },
        { type: 'sale.refunded', isTest: true },
      ])
      for (const { body } of heard) expectDocumented(JSON.parse(body))
      const sales = await world.owner`select status, amount_cents::int as cents from payments
        where platform_id = ${mode.platformId}`
      expect(sales).toEqual([{ status: 'REFUNDED', cents: 9_700 }])
      const endpoints = await world.owner`select state from outgoing_endpoints
        where platform_id = ${mode.platformId}`
      expect(endpoints).toEqual([{ state: 'REMOVED' }])
      expect(await brokenInvariants(world)).toEqual([])
    },
  )
}

test('an automated test sells without a browser, by a Pix that pays itself', async () => {
  const mode = await aTestMode(world)
  const { token: key } = await anApiKey(world, { userId: mode.seller.id, platformId: mode.platformId })
  const atHost: typeof fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const answer = await callHost(world, String(address), {
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    })
    return new Response(answer.body, { status: answer.status })
  }
  const balcao = createBalcao({ url: mode.origin, key, fetch: atHost })
  const [product] = (await balcao.listProducts()).data
  const offer = await balcao.createOffer({
    productId: product?.id ?? '',
    title: 'Teste automático',
    type: 'ONE_TIME',
    priceCents: testAmounts.paysItself,
    recurrencePriceCents: null,
    frequencyInDays: null,
    template: 'DEFAULT',
    pixEnabled: true,
    creditCardEnabled: false,
    billetEnabled: false,
  })
  const { id: paymentId } = await balcao.createSale({
    offerId: offer.id,
    method: 'PIX',
    buyer: {
      name: 'Ana Souza',
      email: 'ana@compradora.example',
      document: '529.982.247-25',
      phone: '(11) 98765-4321',
    },
  })
  await world.sandbox.bank.webhooksDelivered()
  await settle()
  expect(await balcao.getSale({ paymentId })).toMatchObject({ status: 'APPROVED' })
})

test('a program on the same machine may receive webhooks only from test modes of a demo', async () => {
  const mode = await aTestMode(world)
  const ask = async (at: { userId: string; platformId?: string }, origin: string) => {
    const { token } = await anApiKey(world, at)
    const answer = await callHost(world, `${origin}/api/v1/webhook-endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: { url: `${localReceiver}/balcao`, events: ['sale.approved'] },
    })
    return { status: answer.status, errors: JSON.parse(answer.body).errors }
  }
  const test = { userId: mode.seller.id, platformId: mode.platformId }
  const refused = { status: 400, errors: [{ field: 'url', code: 'url_refused' }] }
  expect(await ask({ userId: mode.seller.id }, world.url)).toMatchObject(refused)
  expect((await ask(test, mode.origin)).status).toBe(201)
  world.app.config.hasLocalReceiver = false
  expect(await ask(test, mode.origin)).toMatchObject(refused)
  world.app.config.hasLocalReceiver = true
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProviderContext } from '@balcao/providers/contract'
import type { CreateTransactionInput } from '@balcao/providers/inputs'
import type { ProviderName } from '@balcao/providers/provider-names'
import { loadProvider } from '@balcao/providers/registry'
import { createTransport } from '@balcao/providers/transport/create-transport'
import type { ProviderTransport, TransportRequest } from '@balcao/providers/transport/transport'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { compare, ratePerSecond } from '#measure.ts'
import { startProcess } from '#processes/start-process.ts'

const load = { concurrency: 32, milliseconds: 400 }
const rounds = 7
const goal = 1.3

const sale: CreateTransactionInput = {
  amount: 19_700,
  paymentMethod: 'PIX',
  customer: {
    name: 'Carolina Nogueira',
    document: '529.982.247-25',
    email: 'carolina@compradora.example',
    phone: '(11) 98765-4321',
  },
  items: [{ id: 'offer-1', title: 'Curso de pão', unitPrice: 19_700, quantity: 1, tangible: false }],
  orderId: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5',
  webhookUrl: 'https://balcao.example/webhooks/abc',
  customerIp: '203.0.113.7',
}

const pixCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

type Contender = {
  name: ProviderName
  description: string
  basePath: string
  credentials: Record<string, string>
  /** The provider's answer to each call of a sale, with all fields of a real answer. */
  answers: Record<string, unknown>
}

const contenders: readonly Contender[] = [
  {
    name: 'HAWKPAY',
    description: 'one call, member of a family',
    basePath: '/v1',
    credentials: { publicKey: 'pk_bench', secretKey: 'sk_bench', withdrawKey: 'wk_bench' },
    answers: {
      'POST /v1/transactions': {
        id: 184_462,
        tenantId: '5d3c1f0e-98b1-44a1-9a33-0f0d9f6d2c11',
        amount: 19_700,
        currency: 'BRL',
        paymentMethod: 'PIX',
        status: 'waiting_payment',
        installments: 1,
        externalRef: sale.orderId,
        customer: { id: 99, name: 'Carolina Nogueira', email: 'carolina@compradora.example' },
        items: [{ title: 'Curso de pão', unitPrice: 19_700, quantity: 1, tangible: false }],
        pix: { qrcode: pixCode, expirationDate: '2031-03-03', end2EndId: null, receiptUrl: null },
        createdAt: '2030-03-02T15:00:00.000Z',
      },
    },
  },
  {
    name: 'ASAAS',
    description: 'three calls, own dialect',
    basePath: '/v3',
    credentials: { secretKey: 'sk_bench' },
    answers: {
      'GET /v3/customers': { object: 'list', totalCount: 1, data: [{ object: 'customer', id: 'cus_1' }] },
      'POST /v3/payments': {
        object: 'payment',
        id: 'pay_1',
        customer: 'cus_1',
        value: 197,
        netValue: 195.01,
        billingType: 'PIX',
        status: 'PENDING',
        dueDate: '2031-03-02',
        externalReference: sale.orderId,
        deleted: false,
      },
      'GET /v3/payments/pay_1/pixQrCode': {
        success: true,
        encodedImage: Buffer.alloc(600, 'q').toString('base64'),
        payload: pixCode,
        expirationDate: '2031-03-02 23:59:59',
      },
    },
  },
]

export async function adapterOverhead(folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const contender of contenders) figures.push(...(await measure(contender, folder)))
  return figures
}

async function measure(
  { name, description, basePath, credentials, answers }: Contender,
  folder: string,
): Promise<Figure[]> {
  const file = join(folder, `${name}.json`)
  await writeFile(file, JSON.stringify(answers))
  const server = await startProcess('answer-server.ts', { ANSWERS_FILE: file })
  const transport = createTransport()
  const pool = new Pool(server.told, { connections: load.concurrency })
  try {
    const provider = await loadProvider(name)
    const context: ProviderContext = {
      credentials,
      baseUrl: `${server.told}${basePath}`,
      transport,
      now: () => new Date(),
      idempotencyKey: 'bench',
    }
    const charge = async (changes: Partial<ProviderContext> = {}) => {
      const outcome = await provider.createTransaction(sale, { ...context, ...changes })
      if (!outcome.ok) throw new Error(`${name}: ${outcome.failure.kind}, ${outcome.failure.message}`)
    }
    const requests = await recordRequests(transport, (recording) => charge({ transport: recording }))
    const bareWays = {
      fetch: () => sendByFetch(requests),
      "undici's request": () => sendByUndici(pool, requests),
    }
    const figures: Figure[] = []
    for (const [way, send] of Object.entries(bareWays)) {
      const { ratio, range, ...rates } = await compare({
        ours: () => ratePerSecond(() => charge(), load),
        bare: () => ratePerSecond(send, load),
        rounds,
      })
      figures.push({
        name: `Charge through the adapter of ${name} (${description}), against ${way}`,
        ours: 'createTransaction: input checked, requests built and sent, answers read and compared with what was asked',
        bare: `the same bytes sent with ${way} to the same server on the loopback, the bytes of the answers not looked into`,
        kind: 'cost',
        ratio: 1 / ratio,
        range: [1 / range[1], 1 / range[0]],
        goal,
        measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} charges/s, ${load.concurrency} at once`,
      })
    }
    return figures
  } finally {
    await pool.destroy()
    await transport.close()
    await server.stop()
  }
}

async function recordRequests(
  transport: ProviderTransport,
  run: (recording: ProviderTransport) => Promise<void>,
): Promise<TransportRequest[]> {
  const requests: TransportRequest[] = []
  const send: ProviderTransport['send'] = (request) => {
    requests.push(request)
    return transport.send(request)
  }
  await run({ ...transport, send })
  return requests
}

async function sendByFetch(requests: readonly TransportRequest[]): Promise<void> {
  for (const { method, url, headers, body } of requests) {
    const answer = await fetch(url, { method, headers, body: body ?? null })
    await answer.bytes()
  }
}

async function sendByUndici(pool: Pool, requests: readonly TransportRequest[]): Promise<void> {
  for (const { method, url, headers, body } of requests) {
    const { pathname, search } = new URL(url)
    const answer = await pool.request({ path: pathname + search, method, headers, body: body ?? null })
    await answer.body.bytes()
  }
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realWorld } from './command.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const main = join(import.meta.dirname, 'main.ts')
const noon = new Date('2026-03-02T15:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

function call(...words: string[]) {
  return runCommandLine(words, { ...realWorld, now: () => noon, environment: { INIT_CWD: folder } })
}

async function answer(...words: string[]): Promise<unknown> {
  const { exitCode, stdout } = await call(...words, '--json')
  expect(exitCode).toBe(0)
  return JSON.parse(stdout)
}

describe('a typed value gets an answer, whether it is valid or not', () => {
  test.for([
    ['529.982.247-25', 'CPF'],
    ['12.ABC.345/01DE-35', 'CNPJ'],
    ['pix@bcb.gov.br', 'EMAIL'],
    ['+5511987654321', 'PHONE'],
    ['123e4567-e12b-12d1-a456-426655440000', 'RANDOM'],
    ['none of them', null],
    ['-1', null],
    ['', null],
  ] as const)('the Pix key "%s" is %s', async ([value, type]) => {
    expect(await answer('pix-key', value)).toEqual({ type })
  })

  test.for([
    ['52998224725', { kind: 'CPF', valid: true, formatted: '529.982.247-25' }],
    ['52998224724', { kind: 'CPF', valid: false, formatted: '529.982.247-24' }],
    ['12abc34501de35', { kind: 'CNPJ', valid: true, formatted: '12.ABC.345/01DE-35' }],
    ['1234', { kind: null, valid: false, formatted: null }],
  ] as const)('the document %s', async ([value, expected]) => {
    expect(await answer('document', value)).toEqual(expected)
  })

  test.for([
    ['5067766783888311', { brand: 'elo', valid: true }],
    ['3782 822463 10005', { brand: 'amex', valid: true }],
    ['4444 4444 4444 4444', { brand: 'visa', valid: false }],
    ['not a number', { brand: null, valid: false }],
    ['0000000000000000', { brand: null, valid: false }],
    ['-4111111111111111', { brand: 'visa', valid: true }],
  ] as const)('the card %s', async ([number, expected]) => {
    expect(await answer('card', number)).toEqual(expected)
  })
})

describe('codes that carry money', () => {
  const nothing = {
    valid: false,
    kind: null,
    key: null,
    url: null,
    amountCents: null,
    merchantName: null,
    merchantCity: null,
    txid: null,
  }
  const merchant = { merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA', txid: null }

  test.for([
    [
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
      { kind: 'static', key: '123e4567-e12b-12d1-a456-426655440000', ...merchant },
    ],
    [
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
      { kind: 'dynamic', url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441', ...merchant },
    ],
    [
      '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9',
      {
        kind: 'recurrence',
        url: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
        ...merchant,
      },
    ],
  ] as const)('a Pix code is parsed: %s', async ([code, expected]) => {
    expect(await answer('pix', 'decode', code)).toEqual({ ...nothing, valid: true, ...expected })
  })

  test('a Pix code with one wrong character is refused without its content', async () => {
    const code =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3E'
    expect(await answer('pix', 'decode', code)).toEqual(nothing)
    expect((await call('pix', 'decode', code)).stdout).toMatch(/checksum/)
  })

  test('a boleto is due on the date that is likely on the day of reading', async () => {
    const line = '10492006506100010004200997263900989810000021403'
    const expected = {
      valid: true,
      kind: 'BANK',
      line,
      barcode: '10499898100000214032006561000100040099726390',
      bankCode: '104',
      amountCents: 21_403,
    }
    expect(await answer('boleto', line, '--on', '2022-05-01')).toEqual({ ...expected, dueDate: '2022-05-10' })
    expect(await answer('boleto', expected.barcode, '--on', '2046-10-01')).toEqual({
      ...expected,
      dueDate: '2046-12-30',
    })
    expect(await answer('boleto', '123')).toMatchObject({ valid: false, line: null })
  })

  test('a price in a hundred installments is a usage error', async () => {
    expect((await call('installments', '--total', '19700', '--count', '99', '--json')).exitCode).toBe(0)
    const { exitCode, stderr } = await call('installments', '--total', '19700', '--count', '100')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('--count takes a whole number, at most 99')
  })

  test('a price is divided as the checkout divides it', async () => {
    const plan = ['--total', '19700', '--count', '3', '--free', '1', '--fees', '0,3.2,4.6', '--min', '500']
    expect(await answer('installments', ...plan)).toEqual([
      { count: 1, installmentValue: 19_700, total: 19_700 },
      { count: 2, installmentValue: 10_165, total: 20_330 },
      { count: 3, installmentValue: 6_869, total: 20_606 },
    ])
  })
})

describe('providers', () => {
  test.for([
    [['ABMEX', 'payment', 'nunca visto'], { status: 'REJECTED', mapped: false }],
    [['ZENET', 'payment', 'nunca visto'], { status: 'PENDING', mapped: false }],
    [['ABMEX', 'withdraw', 'SUCCESS'], { status: 'APPROVED', mapped: true }],
    [['ABMEX', 'receiver', 'nunca visto'], { status: 'PENDING', mapped: false }],
    [['IUGU', 'receiver', 'nunca visto'], { status: 'REJECTED', mapped: false }],
    [['CRMCOIN', 'withdraw', '-1'], { status: 'CANCELED', mapped: false }],
  ] as const)('have a status that maps to ours: %s', async ([words, expected]) => {
    expect(await answer('status', ...words)).toEqual(expected)
  })

  test('list their capabilities, one and all of them', async () => {
    expect(await answer('providers', 'hawkpay')).toMatchObject({
      name: 'HAWKPAY',
      family: 'two-key-gateway',
      evidence: 'observed',
      methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
      operations: expect.arrayContaining(['createTransaction', 'processWebhook']),
      webhookVerification: 'none',
    })
    const all = (await answer('providers')) as { name: string }[]
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['ASAAS', 'HAWKPAY', 'ONZ']))
  })

  test.for([
    [['HAWKPAY', 'payment', 'Waiting_Payment'], { status: 'PENDING', mapped: true }],
    [['HAWKPAY', 'payment', 'zzz_new'], { status: 'REJECTED', mapped: false }],
    [['HAWKPAY', 'withdraw', 'COMPLETED'], { status: 'APPROVED', mapped: true }],
    [['ASAAS', 'receiver', 'zzz_new'], { status: 'PENDING', mapped: false }],
  ] as const)('the word %s', async ([words, expected]) => {
    expect(await answer('status', ...words)).toEqual(expected)
  })

  test('send notifications, which are parsed without verification', async () => {
    await writeFile(
      join(folder, 'paid.json'),
      JSON.stringify({ event: 'PAYMENT_RECEIVED', payment: { id: 'pay_1', status: 'RECEIVED', value: 97 } }),
    )
    await writeFile(
      join(folder, 'headers.txt'),
      'Asaas-Access-Token: somebody\r\nContent-Type: application/json\r\n',
    )
    expect(await answer('webhook', 'ASAAS', '--body', 'paid.json', '--headers', 'headers.txt')).toMatchObject(
      {
        type: 'TRANSACTION',
        transactionId: 'pay_1',
        status: 'APPROVED',
        amountCents: 9_700,
      },
    )
  })

  test('send a notification that their adapter ignores: the output is null, and the error stream has the reason', async () => {
    await writeFile(join(folder, 'other.json'), JSON.stringify({ type: 'transfer', data: { id: 1 } }))
    const { exitCode, stdout, stderr } = await call('webhook', 'HAWKPAY', '--body', 'other.json', '--json')
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'null\n' })
    expect(stderr).toContain('transfer')
  })
})

describe('a wrong call', () => {
  test.for([
    { words: [] },
    { words: ['no-such-command'] },
    { words: ['toString'] },
    { words: ['pix-key'] },
    { words: ['pix-key', 'one', 'two'] },
    { words: ['pix', 'encode', 'x'] },
    { words: ['card', '4111111111111111', '--brand', 'visa'] },
    { words: ['boleto', '1', '--on', '2026-02-30'] },
    { words: ['installments', '--total', '1.5', '--count', '3'] },
    { words: ['installments', '--total', '100', '--count', '3', '--fees', '1;2'] },
    { words: ['status', 'HAWKPAY', 'refund', 'paid'] },
    { words: ['status', 'NOBODY', 'payment', 'paid'] },
    { words: ['status', 'HAWKPAY', 'payment', 'paid', '--generation', 'second'] },
    { words: ['webhook', 'HAWKPAY'] },
    { words: ['webhook', 'HAWKPAY', '--body', 'missing.json'] },
    { words: ['doctor', 'please'] },
  ])('$words is refused with its usage and prints nothing else', async ({ words }) => {
    const { exitCode, stdout, stderr } = await call(...words, '--json')
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain('usage: npm run balcao -- ')
  })
})

test.for(Object.keys(commands))('%s explains itself', async (name) => {
  expect(await call(name, '--help')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(name) })
})

describe('as a program', () => {
  const run = promisify(execFile)

  test('it prints JSON and nothing else', async () => {
    const { stdout, stderr } = await run(process.execPath, [main, 'document', '529.982.247-25', '--json'])
    expect({ data: JSON.parse(stdout), stderr }).toEqual({
      data: { kind: 'CPF', valid: true, formatted: '529.982.247-25' },
      stderr: '',
    })
  })

  test('it ends with 2 after a wrong call', async () => {
    await expect(run(process.execPath, [main, 'document'])).rejects.toMatchObject({ code: 2, stdout: '' })
  })
})

test('a missing database is one line and no stack', async () => {
  const { exitCode, stdout, stderr } = await runCommandLine(['jobs', 'list'], {
    ...realWorld,
    environment: {
      BALCAO_DEMO: 'false',
      BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
      PUBLIC_URL: 'https://loja.example.com',
    },
  })
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(/^The database does not do it \(.*ECONNREFUSED.*\): check DATABASE_URL.*\n$/)
})

test('a reader that closes the pipe early ends the output without a stack', async () => {
  const { stderr } = await promisify(execFile)('sh', [
    '-c',
    `"$0" "$1" providers | true`,
    process.execPath,
    main,
  ])
  expect(stderr).toBe('')
})

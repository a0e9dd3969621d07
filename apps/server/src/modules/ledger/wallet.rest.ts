import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { createdQuery, pageQuery, periodOf, routesFor } from '#rpc/rest/routes-for.ts'
import { listWalletEntries } from './wallet/list-wallet-entries.ts'
import { readWallet } from './wallet/read-wallet.ts'
import { walletAccounts, walletCategories } from './wallet/wallet.input.ts'

const balance = z
  .object({
    at: z.iso.datetime(),
    purses: z.array(
      z.object({
        currency: z.enum(currencies),
        availableCents: z.int(),
        pendingCents: z.int(),
        reserveCents: z.int(),
        heldCents: z.int(),
        withdrawingCents: z.int(),
        debtCents: z.int(),
        totalCents: z.int(),
        nextRelease: z.object({ at: z.iso.datetime(), amountCents: z.int() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Balance' })

const statementEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    category: z.enum(walletCategories),
    rule: z.string().meta({ description: 'The posting rule of the books.' }),
    currency: z.enum(currencies),
    amountCents: z.int(),
    balanceCents: z.int().meta({ description: 'The balance of the account after this entry.' }),
    paymentId: z.uuid().nullable(),
    withdrawalId: z.uuid().nullable(),
  })
  .meta({ id: 'StatementEntry' })

const money = routesFor({ area: 'SELLER' }, 'balance')

export const walletRoutes = [
  money.read({
    name: 'getBalance',
    path: '/balance',
    summary: { pt: 'Consultar saldo', en: 'Get the balance' },
    input: z.strictObject({}),
    answer: balance,
    useCase: (caller) => readWallet(caller, caller.session),
  }),
  money.list({
    name: 'listStatementEntries',
    path: '/statement',
    summary: { pt: 'Listar lançamentos do extrato', en: 'List entries of the statement' },
    input: z.strictObject({
      currency: z.enum(currencies).default('BRL'),
      account: z.enum(walletAccounts).default('available'),
      category: z.enum(walletCategories).optional(),
      ...createdQuery,
      ...pageQuery,
    }),
    item: statementEntry,
    useCase: async (caller, input) => {
      const { rows, nextCursor } = await listWalletEntries(caller, { ...input, ...periodOf(input) })
      return {
        rows: rows.map((row) => ({ ...row, id: row.entryId, paymentId: row.sale?.paymentId ?? null })),
        nextCursor,
      }
    },
  }),
]

import { randomUUID } from 'node:crypto'
import { currencies, withdrawStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { createdQuery, pageQuery, periodOf, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { listOwnBankAccounts } from './bank-accounts/list-own-bank-accounts.ts'
import { cancelWithdrawal } from './withdrawals/deciding/cancel-withdrawal.ts'
import { getWithdrawal } from './withdrawals/get-withdrawal.ts'
import { getWithdrawalTerms } from './withdrawals/get-withdrawal-terms.ts'
import { listWithdrawals } from './withdrawals/list-withdrawals.ts'
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts'
import { withdrawalIdInput, withdrawalInput } from './withdrawals/withdrawal.input.ts'
import { asPayee, asStaff } from './withdrawals/withdrawal-viewer.ts'

const withdrawal = z
  .object({
    id: z.uuid(),
    status: z.enum(withdrawStatuses),
    state: z.enum(['IN_REVIEW', 'HELD', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'REJECTED', 'CANCELED']),
    amountCents: z.int(),
    feeCents: z.int(),
    currency: z.enum(currencies),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Withdrawal' })

const platformWithdrawal = withdrawal
  .extend({ person: z.object({ id: z.uuid(), name: z.string(), email: z.string() }) })
  .meta({ id: 'PlatformWithdrawal' })

const bankAccount = z
  .object({
    id: z.uuid(),
    kind: z.enum(['PIX', 'BANK_ACCOUNT', 'ABROAD']),
    holderName: z.string(),
    state: z.enum(['IN_REVIEW', 'VERIFIED', 'REFUSED', 'REMOVED']),
    isDefault: z.boolean(),
    isUsable: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'BankAccount' })

const terms = z
  .object({
    currency: z.enum(currencies),
    availableCents: z.int(),
    minCents: z.int(),
    feeCents: z.int(),
    smallFeeCents: z.int(),
    smallBelowCents: z.int().meta({ description: 'Below it the small fee is charged.' }),
    leftTodayCents: z.int(),
    leftTodayCount: z.int(),
  })
  .meta({ id: 'WithdrawalTerms' })

const filters = {
  status: z.enum(withdrawStatuses).optional(),
  ...createdQuery,
  ...pageQuery,
}

const withdrawals = routesFor({ area: 'SELLER' }, 'withdrawals')
const platformWithdrawals = routesFor(
  { area: 'ADMIN', permission: 'isWithdrawsRequestUsersAvailable' },
  'withdrawals',
)

export const withdrawalRoutes = [
  withdrawals.list({
    name: 'listWithdrawals',
    path: '/withdrawals',
    summary: { pt: 'Listar saques', en: 'List withdrawals' },
    input: z.strictObject(filters),
    item: withdrawal,
    useCase: (caller, input) => listWithdrawals(asPayee(caller), { ...input, ...periodOf(input) }),
  }),
  withdrawals.create({
    name: 'createWithdrawal',
    needsIdempotencyKey: true,
    path: '/withdrawals',
    summary: { pt: 'Solicitar saque', en: 'Request a withdrawal' },
    input: withdrawalInput.omit({ requestId: true, invoiceKey: true }),
    example: {
      bankAccountId: '11111111-1111-4111-8111-111111111111',
      amountCents: 50_000,
      shownFeeCents: 1_000,
    },
    answer: withdrawal,
    useCase: async (caller, input) =>
      getWithdrawal(
        asPayee(caller),
        await requestWithdrawal(caller, { ...input, requestId: caller.callId ?? randomUUID() }),
      ),
  }),
  withdrawals.read({
    name: 'getWithdrawalTerms',
    path: '/withdrawals/terms',
    summary: { pt: 'Consultar limites e taxa de saque', en: 'Get limits and fee of a withdrawal' },
    input: z.strictObject({ currency: z.enum(currencies).default('BRL') }),
    answer: terms,
    useCase: getWithdrawalTerms,
  }),
  withdrawals.read({
    name: 'getWithdrawal',
    path: '/withdrawals/{withdrawalId}',
    summary: { pt: 'Consultar saque', en: 'Get a withdrawal' },
    input: withdrawalIdInput,
    answer: withdrawal,
    useCase: (caller, input) => getWithdrawal(asPayee(caller), input),
  }),
  withdrawals.act({
    name: 'cancelWithdrawal',
    path: '/withdrawals/{withdrawalId}/cancel',
    summary: { pt: 'Cancelar saque', en: 'Cancel a withdrawal' },
    input: withdrawalIdInput,
    answer: withdrawal,
    useCase: thenRead(cancelWithdrawal, (caller, input) => getWithdrawal(asPayee(caller), input)),
  }),
  withdrawals.list({
    name: 'listBankAccounts',
    path: '/bank-accounts',
    summary: { pt: 'Listar contas bancárias', en: 'List bank accounts' },
    input: z.strictObject({}),
    item: bankAccount,
    useCase: async (caller) => ({
      rows: (await listOwnBankAccounts(caller)).map(({ destination, ...account }) => ({
        ...account,
        kind: destination.kind,
        holderName: destination.holderName,
      })),
      nextCursor: null,
    }),
  }),
  platformWithdrawals.list({
    name: 'listPlatformWithdrawals',
    path: '/platform/withdrawals',
    summary: { pt: 'Listar saques da plataforma', en: 'List withdrawals of the platform' },
    input: z.strictObject(filters),
    item: platformWithdrawal,
    useCase: (caller, input) => listWithdrawals(asStaff(caller, 'user'), { ...input, ...periodOf(input) }),
  }),
]

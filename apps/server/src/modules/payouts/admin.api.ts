import { foreignCurrencies } from '@balcao/domain/money/exchange'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { bankAccountIdInput, refuseBankAccountInput } from './bank-accounts/bank-account.input.ts'
import { bankAccountListInput, listBankAccounts } from './bank-accounts/list-bank-accounts.ts'
import { refuseBankAccount } from './bank-accounts/refuse-bank-account.ts'
import { verifyBankAccount } from './bank-accounts/verify-bank-account.ts'
import { limitPayouts } from './routing/limit-payouts.ts'
import { listPayoutAccounts } from './routing/list-payout-accounts.ts'
import {
  payoutAccountInput,
  payoutHoursInput,
  payoutLimitsInput,
  payoutSimulationInput,
  stopPayoutsInput,
} from './routing/payout-account.input.ts'
import { resumePayouts } from './routing/resume-payouts.ts'
import { savePayoutAccount } from './routing/save-payout-account.ts'
import { setPayoutHours } from './routing/set-payout-hours.ts'
import { showPayoutControls } from './routing/show-payout-controls.ts'
import { simulatePayout } from './routing/simulate-payout.ts'
import { stopPayouts } from './routing/stop-payouts.ts'
import { readAcquirerBooks } from './settlements/read-acquirer-books.ts'
import { recordSettlement } from './settlements/record-settlement.ts'
import { settlementInput } from './settlements/settlement.input.ts'
import { approveWithdrawal } from './withdrawals/deciding/approve-withdrawal.ts'
import { closeAttention } from './withdrawals/deciding/close-attention.ts'
import { holdWithdrawal } from './withdrawals/deciding/hold-withdrawal.ts'
import { proveWithdrawal } from './withdrawals/deciding/prove-withdrawal.ts'
import { readInvoice } from './withdrawals/deciding/read-invoice.ts'
import { refuseWithdrawal } from './withdrawals/deciding/refuse-withdrawal.ts'
import { releaseWithdrawal } from './withdrawals/deciding/release-withdrawal.ts'
import { retryWithdrawal } from './withdrawals/deciding/retry-withdrawal.ts'
import { getWithdrawal } from './withdrawals/get-withdrawal.ts'
import {
  listWithdrawals,
  sumListed,
  withdrawalFilters,
  withdrawalListInput,
} from './withdrawals/list-withdrawals.ts'
import { sumWithdrawals } from './withdrawals/sum-withdrawals.ts'
import {
  approveWithdrawalInput,
  closeAttentionInput,
  holdWithdrawalInput,
  proveWithdrawalInput,
  refuseWithdrawalInput,
  releaseWithdrawalInput,
  withdrawalIdInput,
  withdrawalPlanOfInput,
} from './withdrawals/withdrawal.input.ts'
import { findPlanIn, findWithdrawalPlan } from './withdrawals/withdrawal-plan.ts'
import { asArchivist, asStaff } from './withdrawals/withdrawal-viewer.ts'

/**
 * Withdrawals of sellers or of managers, open and ended. Each purse has its own permission to see the paid
 * ones and to decide on requests.
 */
function withdrawalsApi(purse: Purse, { paid, requests }: Record<'paid' | 'requests', AdminPermission>) {
  const reader = proceduresFor({ area: 'ADMIN', permission: requests })
  const archivist = proceduresFor({ area: 'ADMIN', permission: paid })
  const proven = proceduresFor({ area: 'ADMIN', permission: requests, freshProof: true })
  return router({
    list: reader.readLagging(withdrawalListInput, (caller, input) =>
      listWithdrawals(asStaff(caller, purse), input),
    ),
    sum: reader.readLagging((caller) => sumWithdrawals(asStaff(caller, purse))),
    listEnded: archivist.readLagging(withdrawalListInput, (caller, input) =>
      listWithdrawals(asArchivist(caller, purse), input),
    ),
    sumEnded: archivist.readLagging(withdrawalFilters, (caller, input) =>
      sumListed(asArchivist(caller, purse), input),
    ),
    getEnded: archivist.read(withdrawalIdInput, (caller, input) =>
      getWithdrawal(asArchivist(caller, purse), input),
    ),
    get: reader.read(withdrawalIdInput, (caller, input) => getWithdrawal(asStaff(caller, purse), input)),
    readInvoice: reader.write(
      { withdrawal: 'withdrawalId', evenOwn: true },
      withdrawalIdInput,
      (caller, input) => readInvoice(asStaff(caller, purse), input),
    ),
    readEndedInvoice: archivist.write(
      { withdrawal: 'withdrawalId', evenOwn: true },
      withdrawalIdInput,
      (caller, input) => readInvoice(asArchivist(caller, purse), input),
    ),
    approve: proven.write({ withdrawal: 'withdrawalId' }, approveWithdrawalInput, (caller, input) =>
      approveWithdrawal(caller, purse, input),
    ),
    refuse: proven.write({ withdrawal: 'withdrawalId' }, refuseWithdrawalInput, (caller, input) =>
      refuseWithdrawal(caller, purse, input),
    ),
    hold: proven.write({ withdrawal: 'withdrawalId' }, holdWithdrawalInput, (caller, input) =>
      holdWithdrawal(caller, purse, input),
    ),
    release: proven.write({ withdrawal: 'withdrawalId' }, releaseWithdrawalInput, (caller, input) =>
      releaseWithdrawal(caller, purse, input),
    ),
    retry: proven.write({ withdrawal: 'withdrawalId' }, withdrawalIdInput, (caller, input) =>
      retryWithdrawal(caller, purse, input),
    ),
    prove: proven.write({ withdrawal: 'withdrawalId' }, proveWithdrawalInput, (caller, input) =>
      proveWithdrawal(caller, purse, input),
    ),
    closeAttention: proven.write({ withdrawal: 'withdrawalId' }, closeAttentionInput, (caller, input) =>
      closeAttention(caller, purse, input),
    ),
  })
}

const config = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
const provenConfig = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })
const validator = proceduresFor({ area: 'ADMIN', permission: 'isValidateBankAccountsAvailable' })
const provenValidator = proceduresFor({
  area: 'ADMIN',
  permission: 'isValidateBankAccountsAvailable',
  freshProof: true,
})

export const adminPayoutsApi = {
  withdrawals: withdrawalsApi('user', {
    paid: 'isWithdrawsAvailable',
    requests: 'isWithdrawsRequestUsersAvailable',
  }),
  managerWithdrawals: withdrawalsApi('manager', {
    paid: 'isWithdrawsManagerAvailable',
    requests: 'isWithdrawsRequestManagersAvailable',
  }),
  bankAccounts: router({
    list: validator.readLagging(bankAccountListInput, listBankAccounts),
    verify: provenValidator.write({ bankAccount: 'bankAccountId' }, bankAccountIdInput, verifyBankAccount),
    refuse: provenValidator.write(
      { bankAccount: 'bankAccountId' },
      refuseBankAccountInput,
      refuseBankAccount,
    ),
  }),
  settlements: router({
    books: config.read(readAcquirerBooks),
    record: provenConfig.write('platform', settlementInput, recordSettlement),
  }),
  payouts: router({
    accounts: config.read(listPayoutAccounts),
    saveAccount: provenConfig.write('platform', payoutAccountInput, savePayoutAccount),
    simulate: config.read(payoutSimulationInput, simulatePayout),
    controls: config.read(showPayoutControls),
    limit: provenConfig.write('platform', payoutLimitsInput, limitPayouts),
    setHours: provenConfig.write('platform', payoutHoursInput, setPayoutHours),
    stop: config.write('platform', stopPayoutsInput, stopPayouts),
    resume: provenConfig.write('platform', resumePayouts),
    plan: config.read(withdrawalPlanOfInput, (caller, { userId }) => findWithdrawalPlan(caller, userId)),
    foreignPlans: config.read(listForeignPlans),
  }),
}

/** The platform's plan for each currency besides reais; null for a currency without withdrawals. */
function listForeignPlans(caller: Caller) {
  return Promise.all(
    foreignCurrencies.map(async (currency) => ({ currency, plan: await findPlanIn(caller, currency, null) })),
  )
}

import { getUser } from '#modules/accounts/users/user.ts'
import { listPaidCurrencies } from '#modules/platforms/prices/list-paid-currencies.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { addBankAccount } from './bank-accounts/add-bank-account.ts'
import { bankAccountIdInput, bankAccountInput } from './bank-accounts/bank-account.input.ts'
import { listOwnBankAccounts } from './bank-accounts/list-own-bank-accounts.ts'
import { removeBankAccount } from './bank-accounts/remove-bank-account.ts'
import { setDefaultBankAccount } from './bank-accounts/set-default-bank-account.ts'
import { conversionInput } from './conversions/conversion.input.ts'
import { convertBalance } from './conversions/convert-balance.ts'
import { listConversionTerms } from './conversions/list-conversion-terms.ts'
import { cancelWithdrawal } from './withdrawals/deciding/cancel-withdrawal.ts'
import { readInvoice } from './withdrawals/deciding/read-invoice.ts'
import { getWithdrawal } from './withdrawals/get-withdrawal.ts'
import { getWithdrawalTerms } from './withdrawals/get-withdrawal-terms.ts'
import { listWithdrawals, withdrawalListInput } from './withdrawals/list-withdrawals.ts'
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts'
import { withdrawalIdInput, withdrawalInput, withdrawalTermsInput } from './withdrawals/withdrawal.input.ts'
import { asPayee } from './withdrawals/withdrawal-viewer.ts'

/**
 * Withdrawals of sellers and managers, through the same procedures; the role of the session determines the
 * purse.
 */
function payeeApi(area: 'SELLER' | 'MANAGER') {
  const payee = proceduresFor({ area })
  /** For procedures that set a destination or request a withdrawal. */
  const proven = proceduresFor({ area, freshProof: true })
  return {
    bankAccounts: router({
      list: payee.read(listOwnBankAccounts),
      holder: payee.read(getHolder),
      add: proven.write(bankAccountInput, addBankAccount),
      remove: proven.write(bankAccountIdInput, removeBankAccount),
      setDefault: proven.write(bankAccountIdInput, setDefaultBankAccount),
    }),
    conversions: router({
      terms: payee.read(listConversionTerms),
      convert: proven.write(conversionInput, convertBalance),
    }),
    withdrawals: router({
      currencies: payee.read(listPaidCurrencies),
      terms: payee.read(withdrawalTermsInput, getWithdrawalTerms),
      list: payee.readLagging(withdrawalListInput, (caller, input) =>
        listWithdrawals(asPayee(caller), input),
      ),
      get: payee.read(withdrawalIdInput, (caller, input) => getWithdrawal(asPayee(caller), input)),
      request: proven.write(withdrawalInput, requestWithdrawal),
      readInvoice: payee.write(withdrawalIdInput, (caller, input) => readInvoice(asPayee(caller), input)),
      cancel: payee.write(withdrawalIdInput, cancelWithdrawal),
    }),
  }
}

export const sellerPayoutsApi = payeeApi('SELLER')
export const managerPayoutsApi = payeeApi('MANAGER')

/** Name and document that the caller's bank accounts must carry. */
async function getHolder(caller: Caller): Promise<{ name: string; document: string }> {
  const { name, document } = await getUser(caller, caller.session.userId)
  return { name, document: document ?? '' }
}

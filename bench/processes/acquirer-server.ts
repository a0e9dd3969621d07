import type { NewAccount } from '@balcao/sandbox/add-account'
import { startSandbox } from '@balcao/sandbox/start-sandbox'

export type AcquirerAddresses = { acquirerUrl: string; bankUrl: string; postalCodeUrl: string }

/** A simulated acquirer that answers at once. Its parent process sends it the accounts. */
const sandbox = await startSandbox({ port: 0, dataDir: null, now: () => new Date(), timers: false })
const acquirer = sandbox.acquirer('HAWKPAY')
process.on('message', (account: NewAccount) => acquirer.addAccount(account))
process.send?.({
  acquirerUrl: acquirer.url,
  bankUrl: sandbox.bankUrl,
  postalCodeUrl: sandbox.postalCodeUrl,
} satisfies AcquirerAddresses)
// The bench has ended, and no caller is left.
process.on('disconnect', () => process.exit())

import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getWalletEntry } from './wallet/get-wallet-entry.ts'
import { listHolds } from './wallet/list-holds.ts'
import { listReleases } from './wallet/list-releases.ts'
import { countWalletEntries, listWalletEntries, walletEntriesInput } from './wallet/list-wallet-entries.ts'
import { readWallet } from './wallet/read-wallet.ts'
import { inCurrencyInput, walletEntryInput, walletFilters } from './wallet/wallet.input.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerWalletApi = router({
  read: seller.read((caller) => readWallet(caller, caller.session)),
  releases: seller.readLagging(inCurrencyInput, listReleases),
  entries: seller.readLagging(walletEntriesInput, (caller, input) => listWalletEntries(caller, input)),
  countEntries: seller.readLagging(walletFilters, countWalletEntries),
  entry: seller.read(walletEntryInput, getWalletEntry),
  holds: seller.readLagging(listHolds),
})

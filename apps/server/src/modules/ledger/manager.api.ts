import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listCommissionEntries } from './wallet/list-commission-entries.ts'
import { walletEntriesInput } from './wallet/list-wallet-entries.ts'
import { readWallet } from './wallet/read-wallet.ts'

const manager = proceduresFor({ area: 'MANAGER' })

export const managerWalletApi = router({
  read: manager.read((caller) => readWallet(caller, { userId: caller.session.userId, purse: 'manager' })),
  entries: manager.readLagging(walletEntriesInput, (caller, input) =>
    listCommissionEntries(caller, { ...input, managerId: caller.session.userId }),
  ),
})

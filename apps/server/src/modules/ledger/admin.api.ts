import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listCommissionEntries } from './wallet/list-commission-entries.ts'
import { walletEntriesInput } from './wallet/list-wallet-entries.ts'
import { readWallet } from './wallet/read-wallet.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable' })

/** Earnings of a manager and their balances, as that manager sees them. */
export const adminManagerWalletsApi = router({
  read: staff.read(z.strictObject({ managerId: z.uuid() }), (caller, { managerId }) =>
    readWallet(caller, { userId: managerId, purse: 'manager' }),
  ),
  entries: staff.readLagging(walletEntriesInput.extend({ managerId: z.uuid() }), listCommissionEntries),
})

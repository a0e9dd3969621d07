import { WithdrawalQueue } from './withdrawal-queue.tsx'

export function ManageManagersWithdrawsScreen() {
  return <WithdrawalQueue of="managers" />
}

import { WithdrawalQueue } from './withdrawal-queue.tsx'

export function ManageWithdrawsScreen() {
  return <WithdrawalQueue of="sellers" />
}

import { WithdrawalHistory } from './withdrawal-history.tsx'

export function PaidManagersWithdrawsScreen() {
  return <WithdrawalHistory of="managers" />
}

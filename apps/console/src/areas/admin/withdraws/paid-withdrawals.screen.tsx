import { WithdrawalHistory } from './withdrawal-history.tsx'

export function PaidWithdrawalsScreen() {
  return <WithdrawalHistory of="sellers" />
}

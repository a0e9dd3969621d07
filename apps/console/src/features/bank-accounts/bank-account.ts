import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type BankAccount = inferOutput<typeof api.seller.bankAccounts.list>[number]
export type Destination = BankAccount['destination']

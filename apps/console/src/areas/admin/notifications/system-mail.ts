import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type SystemMail = keyof inferOutput<typeof api.admin.mails.list>

import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getManager } from './get-manager.ts'
import { listManagers, managerListInput } from './list-managers.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable' })

export const adminManagerReportsApi = router({
  list: staff.readLagging(managerListInput, listManagers),
  get: staff.read(z.strictObject({ managerId: z.uuid() }), getManager),
})

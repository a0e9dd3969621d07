import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { readIntegrations } from './read-integrations.ts'
import { testMail } from './test-mail.ts'
import { testPostalCodes } from './test-postal-codes.ts'
import { testStorage } from './test-storage.ts'

const access = { area: 'ADMIN', permission: 'isConfigAvailable' } as const
const admin = proceduresFor(access)
const testLimit = { name: 'test service', perMinute: 6, burst: 6 }

export const adminIntegrationsApi = router({
  get: admin.read(readIntegrations),
  testMail: admin.write('platform', testMail),
  testPostalCodes: procedureFor(access, 'platform').mutation(({ ctx: { app, session } }) => {
    app.limits.spend(testLimit, session.userId)
    return testPostalCodes(app, session.platformId)
  }),
  testStorage: procedureFor(access, 'platform').mutation(({ ctx: { app, session } }) => {
    app.limits.spend(testLimit, session.userId)
    return testStorage(app, session.platformId)
  }),
})

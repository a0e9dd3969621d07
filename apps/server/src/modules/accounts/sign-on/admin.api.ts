import { staffIdInput } from '#modules/accounts/staff/staff.input.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { checkIssuer } from './check-issuer.ts'
import { getSignOn } from './get-sign-on.ts'
import { linkedListInput, listLinked } from './list-linked.ts'
import { issuerInput } from './sign-on.input.ts'
import { unlinkPerson } from './unlink-person.ts'

const config = { area: 'ADMIN', permission: 'isConfigAvailable' } as const
const heads = proceduresFor(config)
const staffManagers = proceduresFor({
  area: 'ADMIN',
  permission: 'isFunctionariesAvailable',
  freshProof: true,
})

/** Sign-on settings of the staff. A change takes two people: `admin.signOnChanges`. */
export const adminSignOnApi = router({
  get: heads.read(getSignOn),
  check: procedureFor({ ...config, freshProof: true }, 'platform')
    .input(issuerInput)
    .mutation(({ ctx, input }) => checkIssuer(ctx.app, ctx.session.userId, input.issuer)),
  listLinked: heads.readLagging(linkedListInput, listLinked),
  unlink: staffManagers.write('platform', staffIdInput, (caller, { userId }) =>
    unlinkPerson(caller, actorOf(caller), userId),
  ),
})

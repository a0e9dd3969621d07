import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useSession } from '#session/session.ts'
import { AddPasskey } from './add-passkey.tsx'
import { accountSecurityCatalogue } from './catalogue.ts'
import { PasskeyLine } from './passkey-line.tsx'

export function PasskeysCard() {
  const text = useMessages(accountSecurityCatalogue).passkeys
  const { user, visit } = useSession()
  const passkeys = useQuery(api.account.listPasskeys.queryOptions())
  const becomesFactor = user.role !== 'CUSTOMER' && user.secondFactor !== 'enabled' && !user.signsOn
  return (
    <Card aria-labelledby="passkeys">
      <CardHeader titleId="passkeys" title={text.title} />
      <p className="mt-1 mb-4 text-muted">
        {user.signsOn ? text.signsOn : text.text} {becomesFactor && text.becomesFactor}
      </p>
      <QueryStates query={passkeys} skeleton={<Skeleton className="h-11 w-full" />}>
        {(list) =>
          list.length > 0 && (
            <ul className="mb-4 grid border-default border-t">
              {list.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {!visit && <AddPasskey variant={user.hasPasskey ? 'secondary' : 'primary'} />}
    </Card>
  )
}

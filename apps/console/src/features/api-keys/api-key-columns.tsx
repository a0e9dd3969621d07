import type { ApiKeyRole } from '@balcao/domain/people/api-scopes'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { Clock } from 'lucide-react'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ApiKeysMessages } from './messages/pt-br.ts'
import type { ApiKey, ApiKeySort } from './use-api-keys.ts'

type Words = { text: ApiKeysMessages; format: Format; role: ApiKeyRole; isTest: boolean }

const prefixes = { KEY: 'sk', FEED: 'feed' } as const

const looks = {
  ACTIVE: { tone: 'positive' },
  EXPIRED: { tone: 'neutral', icon: <Clock strokeWidth={2.5} /> },
  REVOKED: { tone: 'neutral', icon: canceledIcon },
} as const

export function apiKeyColumns({ text, format, role, isTest }: Words): ListColumns<ApiKey, never, ApiKeySort> {
  const { column, form } = text
  const count = ({ scopes }: ApiKey, right: string) => scopes.filter((scope) => scope.endsWith(right)).length
  const described = ({ scopes }: ApiKey) =>
    scopes
      .map((scope) => {
        const [resource, right] = scope.split(':') as [keyof typeof form.resources, 'read' | 'write']
        return form.scopeLabel(form.resources[resource], form[right].toLowerCase())
      })
      .join('\n')
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name, kind, ending }) => (
        <span className="grid">
          <span className="truncate @4xl:max-w-64 sm:max-w-44">{name}</span>
          <span className="font-mono text-muted text-sm">{`${prefixes[kind]}_${isTest ? 'test' : 'live'}_••••${ending}`}</span>
        </span>
      ),
    },
    {
      id: 'scopes',
      header: column.scopes,
      cell: (key) => (
        <span title={described(key)}>{text.scopesOf(count(key, ':read'), count(key, ':write'))}</span>
      ),
    },
    {
      id: 'lastUse',
      header: column.lastUse,
      cell: ({ lastUsedAt, lastCall, lastUsedIp }) =>
        lastUsedAt === null ? (
          <span className="text-muted">{text.never}</span>
        ) : (
          <span className="grid">
            <time dateTime={lastUsedAt} className="whitespace-nowrap tabular-nums">
              {format.dateTime(lastUsedAt)}
            </time>
            <span className="truncate text-muted text-sm @4xl:max-w-64">{`${lastCall} · ${lastUsedIp}`}</span>
          </span>
        ),
    },
    ...(role === 'ADMIN'
      ? [{ id: 'owner', header: column.owner, cell: ({ ownerName }: ApiKey) => ownerName }]
      : []),
    {
      id: 'expires',
      header: column.expires,
      cell: ({ expiresAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {expiresAt === null ? text.endless : format.date(expiresAt)}
        </span>
      ),
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <StatusBadge {...looks[state]}>{text.state[state]}</StatusBadge>,
      card: 'badge',
    },
  ]
}

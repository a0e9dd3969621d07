import {
  type ApiKeyRole,
  type ApiResource,
  type ApiScope,
  apiResources,
  apiScopesOf,
} from '@balcao/domain/people/api-scopes'
import { Checkbox } from '@balcao/ui/checkbox'
import { useMessages } from '#i18n/use-messages.ts'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { apiKeysCatalogue } from './catalogue.ts'

/** Resources that a key may read and change, one line each. */
export function ScopesField({ role }: { role: ApiKeyRole }) {
  const { form: text } = useMessages(apiKeysCatalogue)
  const { id, field, error } = useBoundField({ name: 'scopes', label: text.scopes })
  const chosen: readonly ApiScope[] = field.value ?? []
  const all = apiScopesOf(role)
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))
  const resources = Object.entries(apiResources[role]) as [ApiResource, { isChangeable: boolean }][]
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid grid-cols-1 outline-none"
    >
      <legend className="mb-2 font-medium">{text.scopes}</legend>
      <Checkbox
        label={text.allScopes}
        checked={chosen.length === all.length}
        onChange={(isChosen) => field.onChange(isChosen ? all : [])}
      />
      <ul className="divide-y divide-line">
        {resources.map(([resource, { isChangeable }]) => (
          <li key={resource} className="grid grid-cols-[1fr_4rem_5rem] items-center gap-2 py-2">
            <span>{text.resources[resource]}</span>
            {(['read', 'write'] as const).map((right) =>
              right === 'read' || isChangeable ? (
                <Checkbox
                  key={right}
                  label={text[right]}
                  aria-label={text.scopeLabel(text.resources[resource], text[right])}
                  checked={chosen.includes(`${resource}:${right}`)}
                  onChange={(isChosen) => toggle(`${resource}:${right}`, isChosen)}
                />
              ) : null,
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className="text-negative text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

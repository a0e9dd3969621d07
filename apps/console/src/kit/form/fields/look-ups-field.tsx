import { Field } from '@balcao/ui/field'
import { IconButton } from '@balcao/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { LookUpOption } from '#kit/look-up/look-up.ts'
import { LookUpBox, type LookUpBoxProps } from '#kit/look-up/look-up-box.tsx'
import { toQuery } from '#kit/query-options.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

type Looking<Option extends LookUpOption> = Pick<LookUpBoxProps<Option>, 'lookUp' | 'detailOf'> & {
  removeLabel: (name: string) => string
  /** Names of earlier choices, where the screen knows them: the server gives the others. */
  names?: ReadonlyMap<string, string>
}

export type LookUpsFieldProps<Option extends LookUpOption> = Omit<FieldBasics, 'disabled'> &
  Looking<Option> & { addLabel: string }

/**
 * Several of very many options, by their ids: each is added by typing, and listed below until it is removed.
 */
export function LookUpsField<Option extends LookUpOption>(props: LookUpsFieldProps<Option>) {
  const { name, label, help, hint, isRequired, className, addLabel, ...looking } = props
  const { id, field, error } = useBoundField({ name, label })
  const ids: string[] = field.value ?? []
  return (
    <div className="grid gap-2">
      <Field {...{ id, label, help, hint, isRequired, className, error }}>
        <LookUpBox
          lookUp={looking.lookUp}
          {...(looking.detailOf && { detailOf: looking.detailOf })}
          value={null}
          onChange={(added) => added !== null && field.onChange([...new Set([...ids, added])])}
          placeholder={addLabel}
        />
      </Field>
      {ids.length > 0 && (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {ids.map((chosen) => (
            <Chosen
              key={chosen}
              id={chosen}
              {...looking}
              onRemove={() => field.onChange(ids.filter((one) => one !== chosen))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type ChosenProps<Option extends LookUpOption> = Looking<Option> & { id: string; onRemove: () => void }

function Chosen<Option extends LookUpOption>(props: ChosenProps<Option>) {
  const { id, lookUp, detailOf, removeLabel, names, onRemove } = props
  const known = names?.get(id)
  const { data } = useQuery(toQuery(known === undefined ? lookUp({ ids: [id] }) : undefined))
  const option = data?.find((found) => found.id === id)
  const name = known ?? option?.name ?? '…'
  return (
    <li className="flex items-center justify-between gap-3 px-3 py-2">
      <span className="grid min-w-0">
        <span className="truncate">{name}</span>
        {option && detailOf && <span className="truncate text-muted text-sm">{detailOf(option)}</span>}
      </span>
      <IconButton label={removeLabel(name)} variant="ghost" size="small" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  )
}

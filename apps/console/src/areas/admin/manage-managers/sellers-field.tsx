import { Field } from '@balcao/ui/field'
import { IconButton } from '@balcao/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useBoundField } from '../../../kit/form/fields/use-bound-field.ts'
import { LookUpBox } from '../../../kit/look-up/look-up-box.tsx'
import { manageManagersCatalogue } from './catalogue.ts'

/** The sellers to be moved, each with whoever looks after them now. */
export function SellersField() {
  const text = useMessages(manageManagersCatalogue).moveForm
  const { id, field, error } = useBoundField({ name: 'sellerIds', label: text.sellers })
  const ids: string[] = field.value ?? []
  const chosen = useQuery({
    ...api.admin.managers.sellerOptions.queryOptions({ ids }),
    enabled: ids.length > 0,
  })
  const found = chosen.data ?? []
  const careOf = (seller: { managerName: string | null }) =>
    seller.managerName === null ? text.withoutManager : text.withManager(seller.managerName)
  return (
    <div className="grid gap-2">
      <Field id={id} label={text.sellers} help={text.sellersHelp} error={error} isRequired>
        <LookUpBox
          lookUp={api.admin.managers.sellerOptions.queryOptions}
          detailOf={careOf}
          value={null}
          onChange={(added) => added !== null && field.onChange([...new Set([...ids, added])])}
          placeholder={text.add}
        />
      </Field>
      {ids.length > 0 && (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {found
            .filter((seller) => ids.includes(seller.id))
            .map((seller) => (
              <li key={seller.id} className="flex items-center justify-between gap-3 px-3 py-2">
                <span className="grid min-w-0">
                  <span className="truncate">{seller.name}</span>
                  <span className="truncate text-muted text-sm">{careOf(seller)}</span>
                </span>
                <IconButton
                  label={text.remove(seller.name)}
                  variant="ghost"
                  size="small"
                  onClick={() => field.onChange(ids.filter((one) => one !== seller.id))}
                >
                  <X />
                </IconButton>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

import { staffPermissionGroups, staffPresets } from '@balcao/domain/people/staff-permissions'
import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { type PermissionSubject, permissionLock, withPreset } from './permission-lock.ts'
import { PermissionSwitch } from './permission-switch.tsx'

/** The twenty flags by area of work, with the presets above them. */
export function PermissionsField({ subject }: { subject: PermissionSubject }) {
  const text = useMessages(manageFunctionariesCatalogue)
  const core = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name: 'permissions', label: text.form.permissions })
  const given: readonly AdminPermission[] = field.value
  const preset = staffPresets.find(({ permissions }) => hasExactly(given, permissions))
  const turn = (permission: AdminPermission, isOn: boolean) =>
    field.onChange(adminPermissions.filter((flag) => (flag === permission ? isOn : given.includes(flag))))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <legend className="sr-only">{text.form.permissions}</legend>
      {!subject.isSelf && (
        <div className="grid justify-items-start gap-1.5">
          <p className="font-medium">{text.form.preset}</p>
          <SegmentedControl
            label={text.form.preset}
            segments={staffPresets.map((option) => ({
              value: option.id,
              label: text.form.presets[option.id],
            }))}
            value={preset?.id ?? null}
            onChange={(chosen) =>
              field.onChange(
                withPreset(
                  staffPresets.find((option) => option.id === chosen)?.permissions ?? [],
                  given,
                  subject,
                ),
              )
            }
          />
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="text-negative text-sm">
          {error}
        </p>
      )}
      {staffPermissionGroups.map((group) => (
        <section key={group.id} aria-labelledby={`${id}-${group.id}`} className="grid gap-2">
          <h3 id={`${id}-${group.id}`} className="flex justify-between gap-4 font-medium">
            {text.group[group.id]}
            <span className="font-normal text-muted text-sm tabular-nums">
              {text.groupCount(
                group.permissions.filter((permission) => given.includes(permission)).length,
                group.permissions.length,
              )}
            </span>
          </h3>
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {group.permissions.map((permission) => (
              <li key={permission} className="px-3 py-2.5">
                <PermissionSwitch
                  permission={permission}
                  label={core.permission[permission]}
                  given={given}
                  lock={permissionLock(permission, subject)}
                  onTurn={(isOn) => turn(permission, isOn)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  )
}

function hasExactly(given: readonly AdminPermission[], wanted: readonly AdminPermission[]): boolean {
  return given.length === wanted.length && wanted.every((permission) => given.includes(permission))
}

import { adminPermissions } from '@balcao/domain/vocabulary'
import { describe, expect, it } from 'vitest'
import { formatOf } from '#i18n/use-format.ts'
import { describeChange } from './describe-change.ts'
import { messages } from './messages/pt-br.ts'

const words = {
  text: messages.history,
  format: formatOf('PT_BR'),
  join: (permissions: readonly string[]) => permissions.join(' e '),
}
const entry = { id: '1', at: '2030-03-13T15:00:00.000Z', action: 'staff.changed', by: 'Renato', reason: null }
const limits = { approvesMaxCents: null, approvesAloneMaxCents: null, sellerIds: null }
const access = { name: 'Teresa', permissions: ['isSalesAvailable' as const], accessEndsAt: null, limits }

describe('the history of a staff member', () => {
  it('names granted flags, removed flags and the new last day', () => {
    const after = {
      name: 'Teresa',
      permissions: ['isUsersAvailable' as const, 'isProductsAvailable' as const],
      accessEndsAt: '2030-04-21T03:00:00.000Z',
      limits,
    }
    expect(describeChange({ ...entry, before: access, after }, words)).toEqual([
      'Concedeu isUsersAvailable e isProductsAvailable.',
      'Removeu isSalesAvailable.',
      'Último dia de acesso: 20/04/2030.',
    ])
  })

  it('shows a new name and a removed end date', () => {
    const before = { ...access, accessEndsAt: '2030-04-21T03:00:00.000Z' }
    const after = { ...access, name: 'Teresa Nunes' }
    expect(describeChange({ ...entry, before, after }, words)).toEqual([
      'Removeu o término do acesso.',
      'Alterou o nome para Teresa Nunes.',
    ])
  })

  it('shows other limits, and a restriction to some sellers', () => {
    const after = { ...access, limits: { ...limits, approvesMaxCents: 500_000, sellerIds: ['a', 'b'] } }
    expect(
      describeChange({ ...entry, before: access, after }, words).map((text) => text.replace(/\s/g, ' ')),
    ).toEqual(['Limite de aprovação: R$ 5.000,00.', 'Acesso a 2 vendedores.'])
  })

  it('shows the flags of an invitation, and the reason of a suspension', () => {
    const after = { ...access, permissions: [...adminPermissions] }
    expect(describeChange({ ...entry, before: null, after }, words)).toEqual(['Com todas as permissões.'])
    const suspension = { ...entry, before: null, after: null, reason: 'Saiu da empresa' }
    expect(describeChange(suspension, words)).toEqual(['Motivo: Saiu da empresa'])
  })
})

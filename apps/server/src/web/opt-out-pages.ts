import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { optOut, readOptOut } from '#modules/notifications/opt-out.ts'
import { inScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ConfirmedLinkTexts, confirmedLink } from './confirmed-link.ts'

const texts: ConfirmedLinkTexts = {
  pt: {
    ask: 'Cancelar lembretes e convites?',
    explain:
      'Você não receberá lembretes de compras não concluídas nem convites de vendedores. Recibos e acessos comprados continuam sendo enviados.',
    confirm: 'Cancelar lembretes e convites',
    done: 'Lembretes e convites cancelados',
    doneExplain: 'Você não receberá mais lembretes de compras nem convites.',
    leave: 'Ir para o início',
  },
  en: {
    ask: 'Unsubscribe from reminders and invitations?',
    explain:
      'You will no longer receive reminders about unfinished purchases or sellers’ invitations. Receipts and access to what you buy are still sent.',
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneExplain: 'This email address will no longer receive reminders or invitations.',
    leave: 'Go to the home page',
  },
  es: {
    ask: '¿Cancelar recordatorios e invitaciones?',
    explain:
      'No recibirás recordatorios de compras sin terminar ni invitaciones de vendedores. Los recibos y accesos comprados se siguen enviando.',
    confirm: 'Cancelar recordatorios e invitaciones',
    done: 'Recordatorios e invitaciones cancelados',
    doneExplain: 'Este correo no recibirá más recordatorios ni invitaciones.',
    leave: 'Ir al inicio',
  },
}

/** Target of the link at the end of a reminder. */
export async function optOutPages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  await confirmedLink(server, {
    app,
    brandOf,
    path: '/opt-out',
    texts,
    leavesTo: '/',
    check: (platformId, token) =>
      inScope(app, platformId, async (scope) => void (await readOptOut(scope, token))),
    act: (platformId, token) => inScope(app, platformId, (scope) => optOut(scope, token)),
  })
}

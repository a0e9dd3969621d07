import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { optOut, readOptOut } from '#modules/notifications/opt-out.ts'
import { inScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ConfirmedLinkTexts, confirmedLink } from './confirmed-link.ts'

const texts: ConfirmedLinkTexts = {
  pt: {
    ask: 'Cancelar os lembretes?',
    explain:
      'Você não receberá lembretes de compras não concluídas. Recibos e acessos continuam sendo enviados.',
    confirm: 'Cancelar lembretes',
    done: 'Lembretes cancelados',
    doneExplain: 'Você não receberá mais lembretes de compras.',
    leave: 'Ir para o início',
  },
  en: {
    ask: 'Unsubscribe from reminders?',
    explain:
      'You will no longer receive reminders about unfinished purchases. Receipts and access emails are still sent.',
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneExplain: 'This email address will no longer receive reminders.',
    leave: 'Go to the home page',
  },
  es: {
    ask: '¿Cancelar los recordatorios?',
    explain: 'No recibirás recordatorios de compras sin terminar. Los recibos y accesos se siguen enviando.',
    confirm: 'Cancelar recordatorios',
    done: 'Recordatorios cancelados',
    doneExplain: 'Este correo no recibirá más recordatorios.',
    leave: 'Ir al inicio',
  },
}

/** Where the link at the end of a reminder leads. */
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

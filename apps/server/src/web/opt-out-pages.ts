import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { optOut, readOptOut } from '../modules/notifications/opt-out.ts'
import { inScope } from '../scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ConfirmedLinkTexts, confirmedLink } from './confirmed-link.ts'

const texts: ConfirmedLinkTexts = {
  pt: {
    ask: 'Parar de receber lembretes?',
    explain:
      'Você não receberá lembretes de compras não concluídas. Recibos e acessos continuam sendo enviados.',
    confirm: 'Parar os lembretes',
    done: 'Pronto, sem mais lembretes',
    doneExplain: 'Não enviamos mais lembretes para este e-mail.',
    leave: 'Ir para o início',
  },
  en: {
    ask: 'Stop the reminders?',
    explain: 'You get no more reminders of purchases you did not finish. Receipts and access still arrive.',
    confirm: 'Stop the reminders',
    done: 'Done, no more reminders',
    doneExplain: 'We send no more reminders to this email address.',
    leave: 'Go to the home page',
  },
  es: {
    ask: '¿Dejar de recibir recordatorios?',
    explain: 'No recibirás más recordatorios de compras sin terminar. Los recibos y accesos siguen llegando.',
    confirm: 'Detener los recordatorios',
    done: 'Listo, sin más recordatorios',
    doneExplain: 'Ya no enviamos recordatorios a este correo.',
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

import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { readStopLink } from '#modules/reports/views/stop-link.ts'
import { stopReportMails } from '#modules/reports/views/stop-report-mails.ts'
import { inScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ConfirmedLinkTexts, confirmedLink } from './confirmed-link.ts'

const texts: ConfirmedLinkTexts = {
  pt: {
    ask: 'Cancelar o envio deste relatório?',
    explain: 'A visão continua salva nos seus relatórios. Apenas o envio por e-mail é cancelado.',
    confirm: 'Cancelar envio',
    done: 'Envio cancelado',
    doneExplain: 'Para voltar a receber, agende novamente na página do relatório.',
    leave: 'Abrir relatórios',
  },
  en: {
    ask: 'Unsubscribe from this report?',
    explain: 'The view stays saved in your reports. Only the emails are canceled.',
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneExplain: 'To receive it again, schedule it on the report page.',
    leave: 'Open reports',
  },
  es: {
    ask: '¿Cancelar el envío de este informe?',
    explain: 'La vista sigue guardada en tus informes. Solo se cancela el envío por correo.',
    confirm: 'Cancelar envío',
    done: 'Envío cancelado',
    doneExplain: 'Para volver a recibirlo, prográmalo de nuevo en la página del informe.',
    leave: 'Abrir informes',
  },
}

/** Target of the link at the end of a report's mail. */
export async function reportMailPages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  await confirmedLink(server, {
    app,
    brandOf,
    path: '/report-mails',
    texts,
    leavesTo: '/platform/reports',
    check: (platformId, token) =>
      inScope(app, platformId, async (scope) => void (await readStopLink(scope, token))),
    act: (platformId, token) => inScope(app, platformId, (scope) => stopReportMails(scope, token)),
  })
}

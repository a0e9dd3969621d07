import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { readStopLink } from '../modules/reports/views/stop-link.ts'
import { stopReportMails } from '../modules/reports/views/stop-report-mails.ts'
import { inScope } from '../scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ConfirmedLinkTexts, confirmedLink } from './confirmed-link.ts'

const texts: ConfirmedLinkTexts = {
  pt: {
    ask: 'Parar de receber este relatório?',
    explain: 'A visão continua salva nos seus relatórios. Apenas o envio por e-mail é cancelado.',
    confirm: 'Parar o envio',
    done: 'Pronto, envio desligado',
    doneExplain: 'Para voltar a receber, agende novamente na página do relatório.',
    leave: 'Abrir relatórios',
  },
  en: {
    ask: 'Stop receiving this report?',
    explain: 'The view stays saved in your reports. Only the emails stop.',
    confirm: 'Stop the emails',
    done: 'Done, no more emails',
    doneExplain: 'To receive it again, schedule it on the page of the report.',
    leave: 'Open reports',
  },
  es: {
    ask: '¿Dejar de recibir este informe?',
    explain: 'La vista sigue guardada en tus informes. Solo se detiene el envío por correo.',
    confirm: 'Detener el envío',
    done: 'Listo, envío detenido',
    doneExplain: 'Para volver a recibirlo, prográmalo de nuevo en la página del informe.',
    leave: 'Abrir informes',
  },
}

/** Where the link at the end of a report's mail leads. */
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

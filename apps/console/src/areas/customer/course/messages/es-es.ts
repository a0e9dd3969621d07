import * as words from '#i18n/words/es-es.ts'
import type { StudyMessages } from './pt-br.ts'

export const messages: StudyMessages = {
  title: 'Clases',
  lessonList: 'Clases del curso',
  progress: (done, lessons, percent) =>
    `${done} de ${lessons === 1 ? '1 clase' : `${lessons} clases`} · ${percent}%`,
  moduleDone: (done, lessons) => `${done} de ${lessons}`,
  opensOn: (day) => `Se abre el ${day}`,
  done: 'Clase completada',
  empty: { title: 'Clases próximamente', text: 'La tienda aún no ha publicado clases de este curso.' },
  place: (module) => `Módulo: ${module}`,
  previous: 'Anterior',
  next: 'Siguiente',
  mark: 'Marcar como vista',
  unmark: 'Marcar como no vista',
  markAtEnd: 'Al terminar el vídeo, marca la clase como vista.',
  download: words.download,
  materials: 'Materiales de la clase',
  downloadMaterial: (title: string) => `Descargar ${title}`,
  lessonFile: 'Archivo de la clase',
  quiz: {
    title: 'Prueba',
    explain: (percent) => `Acierta al menos el ${percent}% para completar esta clase.`,
    send: 'Enviar respuestas',
    passed: (right, total) =>
      `Aprobada: ${right} de ${total === 1 ? '1 respuesta correcta' : `${total} respuestas correctas`}.`,
    failed: (right, total) =>
      `${right} de ${total === 1 ? '1 respuesta correcta' : `${total} respuestas correctas`}. Repasa e inténtalo de nuevo.`,
    right: 'Correcta',
    wrong: 'Incorrecta',
    unanswered: 'Responde todas las preguntas.',
  },
  certificate: {
    title: 'Certificado',
    left: (count) => (count === 1 ? 'Falta 1 clase' : `Faltan ${count} clases`),
    explain: 'Disponible cuando todas las clases estén completas.',
    issue: 'Emitir certificado',
    name: 'Nombre en el certificado',
    nameHelp: 'Revísalo antes de emitirlo: después no cambia.',
    download: 'Descargar PDF',
    copy: 'Copiar enlace',
    check: 'Quien lo recibe comprueba el código en el enlace, sin ver tus datos.',
  },
  comments: {
    title: 'Comentarios',
    label: 'Escribe un comentario o pregunta',
    send: 'Comentar',
    sent: 'Comentario publicado',
    sentWaiting: 'Comentario enviado. Aparecerá cuando la tienda lo apruebe.',
    waiting: 'Pendiente de aprobación',
    seller: 'Tienda',
    empty: { title: 'Ningún comentario', text: 'Empieza la conversación sobre esta clase.' },
  },
}

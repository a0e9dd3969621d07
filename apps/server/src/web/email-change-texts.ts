import type { ReadersLanguage } from './short-page.ts'

export type EmailChangeTexts = Record<
  | 'ask'
  | 'explain'
  | 'code'
  | 'confirm'
  | 'wrongCode'
  | 'done'
  | 'doneExplain'
  | 'purchases'
  | 'gone'
  | 'goneExplain'
  | 'undoAsk'
  | 'undoExplain'
  | 'undoConfirm'
  | 'undoGone'
  | 'undone'
  | 'undoneExplain',
  string
>

/** Texts of the pages behind the mails about a corrected address, in the buyers' languages. */
export const emailChangeTexts: Record<ReadersLanguage, EmailChangeTexts> = {
  pt: {
    ask: 'Confirme o seu e-mail',
    explain:
      'Digite o código de 6 dígitos que você recebeu por e-mail. A compra e o acesso serão transferidos para esse e-mail.',
    code: 'Código',
    confirm: 'Confirmar',
    wrongCode: 'Código incorreto. Confira o e-mail mais recente e tente novamente.',
    done: 'E-mail da compra confirmado',
    doneExplain: 'Para entrar, use este e-mail. Enviamos um código de acesso, sem senha.',
    purchases: 'Ver minhas compras',
    gone: 'Link inválido',
    goneExplain: 'O código expirou ou o limite de tentativas foi atingido. Solicite outro ao vendedor.',
    undoAsk: 'Desfazer a alteração do e-mail?',
    undoExplain: 'A compra e o acesso voltam para este e-mail, e o vendedor não poderá alterá-lo novamente.',
    undoConfirm: 'Desfazer alteração',
    undoGone: 'O prazo para desfazer terminou ou a alteração já foi desfeita.',
    undone: 'Alteração desfeita',
    undoneExplain: 'A compra e o acesso voltaram para este e-mail.',
  },
  en: {
    ask: 'Confirm your email',
    explain: 'Enter the 6-digit code sent to this email. The purchase and its access will be moved to it.',
    code: 'Code',
    confirm: 'Confirm',
    wrongCode: 'Incorrect code. Check the most recent email and try again.',
    done: 'Purchase email confirmed',
    doneExplain: 'To sign in, use this email. We send you an access code, no password needed.',
    purchases: 'See my purchases',
    gone: 'Invalid link',
    goneExplain:
      'The code expired or the limit of attempts was reached. Request another one from the seller.',
    undoAsk: 'Undo the email change?',
    undoExplain: 'The purchase and its access return to this email, and the seller cannot change it again.',
    undoConfirm: 'Undo change',
    undoGone: 'The deadline to undo has passed, or the change was already undone.',
    undone: 'Change undone',
    undoneExplain: 'The purchase and its access are back with this email.',
  },
  es: {
    ask: 'Confirma tu correo',
    explain:
      'Escribe el código de 6 dígitos enviado a este correo. La compra y el acceso se transferirán a él.',
    code: 'Código',
    confirm: 'Confirmar',
    wrongCode: 'Código incorrecto. Revisa el correo más reciente e inténtalo de nuevo.',
    done: 'Correo de la compra confirmado',
    doneExplain: 'Para entrar, usa este correo. Te enviamos un código de acceso, sin contraseña.',
    purchases: 'Ver mis compras',
    gone: 'Enlace no válido',
    goneExplain: 'El código caducó o se alcanzó el límite de intentos. Solicita otro al vendedor.',
    undoAsk: '¿Deshacer el cambio de correo?',
    undoExplain: 'La compra y el acceso vuelven a este correo, y el vendedor no podrá cambiarlo otra vez.',
    undoConfirm: 'Deshacer el cambio',
    undoGone: 'El plazo para deshacer terminó o el cambio ya fue deshecho.',
    undone: 'Cambio deshecho',
    undoneExplain: 'La compra y el acceso volvieron a este correo.',
  },
}

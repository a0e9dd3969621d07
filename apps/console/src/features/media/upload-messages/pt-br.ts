export type FileUploadMessages = typeof messages

export const messages = {
  rules: {
    CONTENT: (size: string) => `Vídeo, áudio, PDF, EPUB, ZIP, Office ou imagem de até ${size}`,
    VIDEO: (size: string) => `Vídeo MP4, MOV, WebM ou MKV de até ${size}`,
    AUDIO: (size: string) => `Áudio MP3, M4A, OGG, WAV ou FLAC de até ${size}`,
    DOCUMENT: (size: string) => `PDF, EPUB, ZIP, Office ou imagem de até ${size}`,
    CAPTIONS: (size: string) => `Legenda WebVTT (.vtt) de até ${size}`,
    IMPORT: (size: string) => `Planilha salva como CSV, de até ${size}`,
  },
  wrongKind: {
    CONTENT: 'Envie um vídeo, áudio, PDF, EPUB, ZIP, Office ou imagem.',
    VIDEO: 'Envie um vídeo MP4, MOV, WebM ou MKV.',
    AUDIO: 'Envie um áudio MP3, M4A, OGG, WAV ou FLAC.',
    DOCUMENT: 'Envie um PDF, EPUB, ZIP, Office ou imagem.',
    CAPTIONS: 'Envie um arquivo .vtt.',
    IMPORT:
      'Envie um arquivo .csv. No Excel ou no Google Planilhas: Arquivo, Salvar como (ou Fazer download), CSV.',
  },
  tooLarge: (size: string) => `O arquivo excede ${size}.`,
  sent: (sent: string, total: string) => `${sent} de ${total}`,
  waiting: 'Sem conexão. O envio continua quando a internet voltar.',
  paused: 'Envio pausado',
  pause: 'Pausar envio',
  resume: 'Continuar envio',
  checking: 'Verificando o arquivo…',
  ready: 'Arquivo enviado. Salve para publicar.',
  readyToImport: 'Arquivo enviado.',
  comeBack: 'Se a página fechar, escolha o mesmo arquivo para continuar de onde parou.',
  storage: (used: string, quota: string) => `${used} de ${quota} em uso`,
  renditions: {
    label: 'Qualidades do vídeo:',
    states: { WAITING: 'na fila', READY: 'pronta', FAILED: 'não disponível' },
    asSent:
      'Os alunos assistem ao vídeo como foi enviado, em uma única qualidade. Para tocar em todos os aparelhos, envie MP4 com H.264.',
    meanwhile: 'Enquanto isso, os alunos assistem ao arquivo original.',
  },
  refusal: {
    WRONG_TYPE: 'O conteúdo do arquivo não corresponde ao tipo indicado pelo nome.',
    INFECTED: 'A verificação encontrou um vírus, e o arquivo foi excluído.',
    TOO_LARGE_TO_CHECK: 'O arquivo é grande demais para a verificação de vírus. Divida-o em partes menores.',
    UNCHECKED: 'Não foi possível verificar o arquivo. Envie novamente.',
  },
}

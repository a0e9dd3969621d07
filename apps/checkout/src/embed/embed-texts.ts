const texts = {
  pt: { title: 'Checkout', close: 'Fechar', loading: 'Abrindo o checkout…' },
  en: { title: 'Checkout', close: 'Close', loading: 'Opening the checkout…' },
  es: { title: 'Checkout', close: 'Cerrar', loading: 'Abriendo el checkout…' },
}

/** In the language of the surrounding page. */
export function embedTexts(): (typeof texts)['pt'] {
  const language = document.documentElement.lang.slice(0, 2).toLowerCase()
  return language === 'en' || language === 'es' ? texts[language] : texts.pt
}

/**
 * Sales in Hotmart's format: semicolons, a byte order mark, decimal points. Includes an unpaid boleto, an
 * unsupported currency, and a duplicate transaction.
 */
export const hotmartSales = `\ufeff${[
  'Código da transação;Status da transação;Data da transação;Confirmação do pagamento;Código do produto;Produto;Código do preço;Nome deste preço;Moeda de compra;Valor de compra com impostos;Faturamento líquido;Método de pagamento;Comprador(a);Email do(a) Comprador(a);Documento;Telefone',
  'HP0001;Completo;05/01/2029 09:30:00;05/01/2029 09:31:00;4410;Pão de fermentação natural;abc1;À vista;BRL;297.00;262.35;Cartão de Crédito;Ana Souza;ana@compras.example;529.982.247-25;11988887777',
  'HP0002;Reembolsado;20/01/2029 21:00:00;20/01/2029 21:01:00;4410;Pão de fermentação natural;abc1;À vista;BRL;297.00;0.00;Boleto Bancário;Caio Lima;caio@compras.example;;',
  'HP0003;Aprovado;03/02/2029 11:05:06;03/02/2029 11:06:00;4410;Pão de fermentação natural;abc1;À vista;BRL;297.00;262.35;Pix;"Bia ""Nogueira"" Reis";bia@compras.example;;',
  'HP0004;Completo;10/02/2029 08:00:00;10/02/2029 08:01:00;5520;Clube do pão;def2;Mensal;BRL;49.90;43.10;Pix;Davi Alves;davi@compras.example;;',
  'HP0005;Boleto impresso;11/02/2029 08:00:00;;4410;Pão de fermentação natural;abc1;À vista;BRL;297.00;0.00;Boleto Bancário;Eva Dias;eva@compras.example;;',
  'HP0006;Completo;12/02/2029 08:00:00;;4410;Pão de fermentação natural;abc1;À vista;COP;230000.00;0.00;Cartão de Crédito;Fia Rios;fia@compras.example;;',
  'HP0004;Completo;10/02/2029 08:00:00;10/02/2029 08:01:00;5520;Clube do pão;def2;Mensal;BRL;49.90;43.10;Pix;Davi Alves;davi@compras.example;;',
].join('\r\n')}\r\n`

/** Sales with Kiwify's columns, saved again by a spreadsheet program in Windows-1252. */
export const kiwifySales = Buffer.from(
  [
    'ID da venda,Status,Produto,Oferta,Cliente,Email,CPF / CNPJ,Celular,Total com acréscimo,Valor líquido,Moeda,Pagamento,Parcelas,Data de Criação,Data de Atualização',
    'a1,paid,Fotografia,,João Conceição,joao@compras.example,529.982.247-25,11988887777,"97,00","88,10",BRL,credit_card,1,05/01/2029 09:30:00,05/01/2029 09:31:00',
    'b2,waiting_payment,Fotografia,,Bia,bia@compras.example,,,"97,00","0,00",BRL,boleto,1,05/01/2029 09:30:00,',
    'b3,refunded,Edição \u0093especial\u0094 \u0097 avançado,,Caio,caio@compras.example,,,"1.234,56","0,00",BRL,pix,1,05/02/2029 09:30:00,',
  ].join('\r\n'),
  'latin1',
)

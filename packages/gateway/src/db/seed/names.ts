import type { Random } from './random.ts';

const givenNames =
  `Adriana Alessandra Alice Aline Amanda Ana Antônia Antônio Beatriz Benedito Bernardo Bruna Caio Camila Carla Carlos
Cecília César Cláudia Cristiano Daniel Débora Diego Eduardo Elaine Elisa Emília Fábio Felipe Fernanda Francisco Gabriela Gilberto
Heitor Helena Henrique Inês Isabela Jéssica João Joaquim José Juliana Júlio Larissa Laura Leandro Letícia Lívia Lorena Lucas Luciana
Luís Luiza Marcela Márcio Marcos Maria Mariana Mateus Miguel Mônica Murilo Natália Otávio Patrícia Paulo Pedro Rafaela Raimunda Regina
Renata Renato Ricardo Roberta Rodrigo Rosângela Samuel Sandra Sebastião Sílvia Sônia Tatiana Teresa Thiago Valentina Vânia Vera Vicente
Vinícius Vitória Yasmin`.split(/\s+/);

const secondNames =
  `Aparecida Augusto Cristina Eduarda Fernando Gabriel Helena Henrique Inácio José Luísa Maria Otávio Regina Vitória`.split(
    ' ',
  );

const surnames =
  `Abreu Aguiar Albuquerque Almeida Alves Amaral Andrade Araújo Assis Azevedo Barbosa Barros Batista Bezerra Borges Braga
Brandão Brito Camargo Campos Cardoso Carvalho Castro Cavalcanti Conceição Corrêa Costa Couto Cunha Dias Duarte Esteves Fagundes Farias
Ferraz Ferreira Figueiredo Fonseca Freitas Furtado Gama Gomes Gonçalves Guimarães Lacerda Leite Lima Lopes Macedo Machado Magalhães
Maia Martins Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Mota Moura Nascimento Neves Nogueira Novaes Nunes Oliveira
Pacheco Peixoto Pereira Pinheiro Pinto Pires Prado Queiroz Ramos Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Siqueira
Soares Souza Tavares Teixeira Torres Vasconcelos Vaz Viana Vieira Xavier`.split(/\s+/);

const links = ['', '', '', 'da ', 'de ', 'dos ', 'do '];

/** An invented full name; some are longer than a table column, as real ones are. */
export function drawName(random: Random): string {
  const given = random.pick(givenNames);
  const second = random.chance(0.35) ? ` ${random.pick(secondNames.filter((name) => name !== given))}` : '';
  const middle = random.chance(0.6) ? ` ${random.pick(surnames)}` : '';
  return `${given}${second}${middle} ${random.pick(links)}${random.pick(surnames)}`;
}

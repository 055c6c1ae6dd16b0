import { expect, test } from 'vitest';
import { findLeaks, type Secret } from '@oraculo-tools/testkit/app/leaks.ts';
import { findUnspecified } from '@oraculo-tools/testkit/app/unspecifiedStorage.ts';
import { fixedSecrets } from '@oraculo-tools/testkit/app/people.ts';

const name: Secret = { what: 'name', value: 'Quitéria Vasques', kind: 'text' };
const cpf: Secret = { what: 'CPF', value: '71428793860', kind: 'digits' };
const birth: Secret = { what: 'birth', value: '1957-03-29', kind: 'date' };

test.each<[string, Secret]>([
  ['GET /eligibility?name=Quit%C3%A9ria+Vasques', name],
  ['GET /eligibility?back=%2Flist%3Fname%3DQuit%25C3%25A9ria%2520Vasques', name],
  ['quiteria vasques not found', name],
  ['guia_Quiteria_Vasques_1.pdf', name],
  ['dXVpZA== UXVpdMOpcmlhIFZhc3F1ZXM=', name],
  ['/people/714.287.938-60', cpf],
  ['/people/714287938-60', cpf],
  ['{"cpf":"71428793860"}', cpf],
  ['***.287.938-**', cpf],
  ['born 29/03/1957', birth],
  ['birth=29%2F03%2F1957', birth],
  ['birth=1957-03-29', birth],
  ['29031957', birth],
])('“%s” is a leak', (text, secret) => {
  expect(findLeaks([{ where: 'here', text }], [secret])).toEqual([`${secret.what} in here: ${text}`]);
});

test('a text with other names, numbers and dates is not a leak', () => {
  const text = 'GET /eligibility?page=1&firstDate=2026-03-29&lot=7142879386 Quitéria 29/03/2026';
  expect(findLeaks([{ where: 'here', text }], [name, cpf, birth])).toEqual([]);
});

test('the e-mail address of a colleague may be in a filter and in the stored session, and nowhere else', () => {
  const secrets = fixedSecrets(['rogerio.tavares@oraculo.example']);
  const places = [
    { where: 'request', text: 'GET /orders/documents?page=0&userEmail=rogerio.tavares%40oraculo.example' },
    { where: 'localStorage', text: 'oraculo:session={"email":"rogerio.tavares@oraculo.example"}' },
  ];
  expect(findLeaks(places, secrets)).toEqual([]);
  const elsewhere = [
    { where: 'request', text: 'GET /orders/documents?q=rogerio.tavares%40oraculo.example' },
    { where: 'sessionStorage', text: 'oraculo:session={"email":"rogerio.tavares@oraculo.example"}' },
  ];
  expect(findLeaks(elsewhere, secrets)).toHaveLength(2);
});

const session =
  '{"userToken":"","givenName":"","email":"","membership":[],"expiresIn":0,"loginDate":"","endedBy":"expired"}';

test.each([
  ['localStorage', `oraculo:session=${session}`],
  ['localStorage', 'colorMode=dark'],
  ['localStorage', 'eligibility-search-data={"ansId":"301264","brandId":null}'],
  ['localStorage', 'oraculo:table:eligibility-records={"hiddenColumns":["plan"],"density":"compact"}'],
  ['localStorage', 'oraculo:shortcuts=off'],
  ['localStorage', 'oraculo:menu=expanded'],
  ['request', 'GET /credentials?page=1'],
])('in %s “%s” is specified', (where, text) => {
  expect(findUnspecified([{ where, text }])).toEqual([]);
});

test.each([
  ['localStorage', 'last-search={}'],
  ['localStorage', 'colorMode=claro'],
  ['localStorage', 'oraculo:session={"userToken":"a","password":"b"}'],
  ['localStorage', 'eligibility-search-data={"ansId":"301264","brandId":null,"cardNumber":"1"}'],
  ['localStorage', 'oraculo:table:records={"search":"x"}'],
  ['localStorage', 'oraculo:shortcuts=[]'],
  ['localStorage', 'oraculo:menu=eligibilities-report'],
  ['sessionStorage', 'colorMode=dark'],
  ['cookie', 'colorMode=dark'],
  ['indexedDB', 'drafts'],
  ['cache', 'pages-v1'],
])('in %s “%s” is not specified', (where, text) => {
  expect(findUnspecified([{ where, text }])).toEqual([`kept in ${where} and not specified: ${text}`]);
});

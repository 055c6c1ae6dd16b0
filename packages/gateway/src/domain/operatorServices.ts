import { eq } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { providers, templates } from '../db/schema/operators.ts';
import { numericId } from './numericId.ts';
import { invalidField, DomainError } from './DomainError.ts';

interface ServiceDraft {
  name: string;
  providerId: string | null;
  templateId: string | null;
  externalCovenantId: string | null;
  serviceUrl: string | null;
  username: string;
  eligibilityByCpf: boolean;
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

async function isKnown(read: Read, id: string | null, table: typeof providers | typeof templates): Promise<boolean> {
  if (id === null) return true;
  const found = await read
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, numericId(id)));
  return found.length > 0;
}

/** Validates the services by the rules of the form: at least one is on, and each one that is on is complete. */
export async function validateServices(read: Read, draft: ServiceDraft) {
  const { providerId, templateId, serviceUrl } = draft;
  const externalCovenantId = draft.externalCovenantId?.trim() || null;
  if (draft.name.trim() === '') throw invalidField('name', 'Nome da operadora é obrigatório');
  if (providerId === null && templateId === null) {
    throw new DomainError('invalid', 'Ao menos um dos serviços (Web Service ou RPA) deve estar habilitado');
  }
  if (templateId !== null && !serviceUrl) {
    throw invalidField('serviceUrl', 'Endpoint é obrigatório quando Web Service está ativo');
  }
  if (templateId !== null && !isWebAddress(serviceUrl ?? '')) {
    throw invalidField('serviceUrl', 'Informe um endereço que comece com http:// ou https://');
  }
  if (providerId !== null && !externalCovenantId) {
    throw invalidField('externalCovenantId', 'Código do Robô é obrigatório quando RPA está ativo');
  }
  if (!(await isKnown(read, providerId, providers))) throw invalidField('providerId', 'Fornecedor desconhecido.');
  if (!(await isKnown(read, templateId, templates))) {
    throw invalidField('templateId', 'Escolha uma versão TISS da lista.');
  }
  return {
    name: draft.name.trim(),
    providerId: providerId === null ? null : Number(providerId),
    templateId: templateId === null ? null : Number(templateId),
    externalCovenantId,
    serviceUrl,
    username: draft.username,
    eligibilityByCpf: draft.eligibilityByCpf,
  };
}

import { Download } from '@lucide/icons';
import type { BatchRow } from '@oraculo/api-client';
import { notFoundSentence } from '@oraculo/api-client/contract';
import { Banner, Button, Icon, Modal, Skeleton, Stack, StackedBar } from '@oraculo/ui';
import { FailureCard } from '../../queries/FailureCard.tsx';
import { downloadFile } from '../../queries/downloadFile.ts';
import { useQuery } from '../../queries/useQuery.ts';
import { readBatchResult } from './readBatchResult.ts';

interface BatchResultModalProps {
  row: BatchRow;
  onClose: () => void;
}

const otherNamesNote = (count: number) =>
  `${count === 1 ? 'Uma linha tem' : `${count.toLocaleString('pt-BR')} linhas têm`} outro nome na operadora: pode ser outra pessoa. Confira NOME e MENSAGEM no arquivo.`;

/** The outcomes of a batch, counted from its result file. */
export function BatchResultModal({ row: { id, data: updatedAt, nome, signedUrl }, onClose }: BatchResultModalProps) {
  const link = signedUrl ?? '';
  const { data, error, mutate } = useQuery(['batches', 'result', id, updatedAt], (options) =>
    readBatchResult(link, options),
  );
  const footer = (close: () => void) => (
    <>
      <Button emphasis="outline" onPress={close}>
        Fechar
      </Button>
      <Button icon={<Icon of={Download} />} onPress={() => void downloadFile(link)}>
        Baixar resultado
      </Button>
    </>
  );
  return (
    <Modal title="Resultado do grupo" isOpen onClose={onClose} footer={footer}>
      <Stack gap={4}>
        {data && <StackedBar label={nome ?? 'Linhas do grupo'} parts={data.parts} />}
        <Banner tone="caution">{data && data.notFound > 0 && notFoundSentence(data.notFound, data.total)}</Banner>
        <Banner tone="caution">{data && data.otherNames > 0 && otherNamesNote(data.otherNames)}</Banner>
        {!data && error === undefined && <Skeleton />}
        {error !== undefined && (
          <FailureCard
            title="Não foi possível ler o resultado"
            hint="O arquivo ainda pode ser baixado."
            error={error}
            onRetry={() => void mutate()}
          />
        )}
      </Stack>
    </Modal>
  );
}

import { Banner, Button, Card, DropZone, FileList, Inline, ProgressBar, Stack, toast } from '@oraculo/ui';
import { useState } from 'react';

interface Chosen {
  id: string;
  file: File;
  status: 'ready' | 'uploading' | 'done' | 'error';
}

/** Replace it by your upload; throw where the service refuses the file. */
async function send(file: File): Promise<void> {
  if (file.size > 20_000_000) throw new Error('O arquivo passa de 20 MB');
}

/** Files by drop, paste or choice, sent one after the other; the user can send a failed file again. */
export function Import() {
  const [files, setFiles] = useState<Chosen[]>([]);
  const isSending = files.some(({ status }) => status === 'uploading');
  const left = files.filter(({ status }) => status === 'ready' || status === 'error');
  const mark = (id: string, status: Chosen['status']) =>
    setFiles((last) => last.map((entry) => (entry.id === id ? { ...entry, status } : entry)));
  const sendOne = async ({ id, file }: Chosen) => {
    mark(id, 'uploading');
    try {
      await send(file);
      mark(id, 'done');
      toast.success({ title: 'Arquivo enviado', message: file.name });
    } catch (error) {
      mark(id, 'error');
      toast.error({ title: 'O envio falhou', message: error instanceof Error ? error.message : file.name });
    }
  };
  return (
    <Card title="Importar beneficiários">
      <Stack>
        <Banner tone="info">A planilha tem uma linha por beneficiário, com CPF e nome.</Banner>
        <DropZone
          label="Planilhas"
          accept="spreadsheet"
          isMultiple
          note="Até 20 MB por arquivo."
          onAdd={(added) =>
            setFiles((last) => [
              ...last,
              ...added.map((file): Chosen => ({ id: crypto.randomUUID(), file, status: 'ready' })),
            ])
          }
          onReset={() => setFiles([])}
        >
          <FileList
            files={files.map(({ id, file, status }) => ({ id, name: file.name, sizeBytes: file.size, status }))}
            onRemove={(id) => setFiles((last) => last.filter((entry) => entry.id !== id))}
            onRetry={(id) => {
              const again = files.find((entry) => entry.id === id);
              if (again) void sendOne(again);
            }}
          />
        </DropZone>
        {isSending && <ProgressBar label="Enviando" />}
        <Inline justify="end">
          <Button
            isPending={isSending}
            disabledReason={left.length === 0 ? 'Escolha um arquivo' : undefined}
            onPress={async () => {
              for (const entry of left) await sendOne(entry);
            }}
          >
            Enviar
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

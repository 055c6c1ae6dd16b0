import { normalizeFileName } from '@oraculo/api-client';
import { limits, type UploadColumn } from '@oraculo/api-client/contract';
import { type Accept, Banner, Button, Checkbox, DropZone, FileList, Inline, Modal, Stack } from '@oraculo/ui';
import { type ReactNode, useState } from 'react';
import { useUnsavedChangesBlocker } from '../forms/useUnsavedChangesBlocker.ts';
import { useSingleFlight } from '../queries/useSingleFlight.ts';
import { type DraftReason, draftReason } from '../session/drafts.ts';
import { invalidLineSentences } from './csvFindings.ts';
import { CsvPreview } from './CsvPreview.tsx';
import type { CsvInspection } from './previewCsv.ts';
import { type NamedLineRules, useCsvCheck } from './useCsvCheck.ts';
import { useKeptFiles, useRecordFiles } from './useKeptFiles.ts';
import { type SendFile, type UploadOutcome, useUploadQueue } from './useUploadQueue.ts';

export interface UploadModalProps {
  title: string;
  /** Names the drop zone. */
  label: string;
  accept: Accept;
  isMultiple?: boolean;
  send: SendFile;
  /** Called when at least one file arrived, with the responses of its calls. */
  onSent: (answers: readonly unknown[]) => void;
  onFailed: (error: unknown) => void;
  /** Called after every run, to refresh the list: a file whose response was lost may still have arrived. */
  onSettled?: () => void;
  onClose: () => void;
  /** Fields above the drop zone. */
  children?: ReactNode;
  /** Why the upload cannot be sent yet, apart from a missing file. */
  blockedBy?: string;
  /** Whether fields were filled in, so that closing asks first. */
  isDirty?: boolean;
  /** The template that a chosen CSV is compared with before it is sent. */
  csvColumns?: readonly UploadColumn[];
  /** Shows the first lines of the CSV, in a dialog that is wide enough for them. */
  showsLines?: boolean;
  /** Rules that validate its lines too. */
  csvLines?: NamedLineRules;
  /** Opens a CSV with invalid lines in an editor. With it, such a file is sent only after a confirmation. */
  onCorrect?: (file: File) => void;
  /** `name`: key of the kept files. `isReopened`: the dialog is open again after the session expired. */
  memory: { name: string; isReopened: boolean };
  /** A quiet action, as in `Modal`. */
  footerStart?: ReactNode;
  /** Replaces the drop zone with content that creates the file on submit. */
  source?: UploadSource;
}

export interface UploadSource {
  content: ReactNode;
  hasContent: boolean;
  /** Why the file cannot be sent yet. */
  blockedBy: string | undefined;
  makeFile: () => File;
}

/** The note after a new sign-in: the kept files were not sent before. */
function reopenedNote(fileCount: number, reason: DraftReason) {
  const ended = reason === 'session' ? 'Sua sessão expirou' : 'A tela parou com um erro';
  if (fileCount === 0) return `${ended} enquanto esta janela estava aberta.`;
  return fileCount === 1
    ? `${ended} antes do envio. O arquivo escolhido continua aqui: confira e salve.`
    : `${ended} antes do envio. Os arquivos que faltavam continuam aqui: confira e salve.`;
}

const asItIs = 'Enviar o arquivo assim mesmo';

/** The dialog of every upload. It closes once all files have arrived; failed files stay, to be sent again. */
export function UploadModal(props: UploadModalProps) {
  const { title, label, accept, isMultiple = false, send, onSent, onFailed, onClose, csvColumns, source } = props;
  const kept = useKeptFiles(props.memory.name);
  const [keptBy] = useState(draftReason);
  const queue = useUploadQueue(send, { isMultiple, kept: kept.files });
  const { once, isBusy: isSending } = useSingleFlight();
  const waiting = queue.files.filter(({ status, isRefused }) => status !== 'done' && !isRefused);
  useRecordFiles(waiting, kept.record);
  const hasSent = queue.files.some(({ status }) => status === 'done');
  const [first] = queue.files;
  const csv = useCsvCheck(first?.file, csvColumns, props.csvLines);

  const settle = ({ answers, errors }: UploadOutcome) => {
    if (answers.length > 0) onSent(answers);
    for (const error of errors) onFailed(error);
    props.onSettled?.();
    if (answers.length > 0 && queue.isFinished()) onClose();
  };
  const sendAll = () =>
    once(async () => {
      if (source) queue.add([source.makeFile()]);
      settle(await queue.sendAll());
    });
  const retry = async (id: string) => settle(await queue.retry(id));
  const isDirty = waiting.length > 0 || props.isDirty === true || source?.hasContent === true;
  useUnsavedChangesBlocker(isDirty);
  const hasChanged = csv.hasChanged || queue.files.some((file) => file.hasChanged);
  const isRefused = csv.refusals.length > 0 || queue.files.some((file) => file.isRefused);
  const reasonWithoutFile = hasChanged
    ? 'Escolha o arquivo de novo'
    : isRefused
      ? 'Escolha outro arquivo'
      : 'Escolha um arquivo';
  const { found } = csv;
  const needsChoice = props.onCorrect !== undefined && found !== undefined && csv.refusals.length === 0;
  const hasWrongLines = needsChoice && invalidLineSentences(found).length > 0;
  // The confirmation belongs to these findings; the rules of another operator find other lines.
  const [accepted, setAccepted] = useState<CsvInspection>();
  const isAccepted = accepted !== undefined && accepted === found;
  const correct = (file: File) => {
    // The corrected lines replace the file.
    setAccepted(undefined);
    props.onCorrect?.(file);
  };
  const undecided = hasWrongLines && !isAccepted ? `Corrija as linhas com erro ou marque “${asItIs}”` : undefined;
  const checking = props.onCorrect && csv.isChecking ? 'O arquivo está sendo conferido' : undefined;
  const isBlocked = waiting.length === 0 || csv.hasChanged || csv.refusals.length > 0;
  const missingReason = isBlocked ? reasonWithoutFile : (checking ?? undecided);
  const reason = (source ? source.blockedBy : missingReason) ?? props.blockedBy;

  const footer = (close: () => void) => (
    <>
      <Button emphasis="outline" onPress={close}>
        {hasSent ? 'Fechar' : 'Cancelar'}
      </Button>
      <Button onPress={() => void sendAll()} isPending={isSending} disabledReason={reason}>
        Salvar
      </Button>
    </>
  );

  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      size={props.showsLines || source ? 'large' : undefined}
      footer={footer}
      footerStart={props.footerStart}
    >
      <Stack gap={4}>
        <Banner tone="info">{props.memory.isReopened && reopenedNote(kept.files?.length ?? 0, keptBy)}</Banner>
        {props.children}
        {source?.content ?? (
          <DropZone
            label={label}
            accept={accept}
            isMultiple={isMultiple}
            maxSizeBytes={limits.uploadBytes}
            note="Caracteres especiais nos nomes dos arquivos serão substituídos."
            onAdd={queue.add}
            isRequired
          >
            <FileList
              files={queue.files}
              normalizeName={normalizeFileName}
              onRemove={queue.remove}
              onCancel={queue.cancel}
              onRetry={props.blockedBy ? undefined : (id) => void retry(id)}
            />
          </DropZone>
        )}
        {/* The list of files already reports the change, and the former findings no longer apply. */}
        {csvColumns && first && !first.hasChanged && !source && (
          <CsvPreview
            {...csv}
            columns={props.showsLines ? csvColumns : undefined}
            waitsFor={props.csvLines?.waitsFor}
            choice={
              hasWrongLines && (
                <Inline>
                  <Button emphasis="outline" size="small" onPress={() => correct(first.file)}>
                    Corrigir na tabela
                  </Button>
                  <Checkbox
                    label={asItIs}
                    value={isAccepted}
                    onChange={(isChosen) => setAccepted(isChosen ? found : undefined)}
                  />
                </Inline>
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
}

import { announce, Checkbox, Note, TextField } from '@oraculo/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { create, enforce, test } from 'vest';
import { FormModal } from '../../forms/FormModal.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import type { ListViews } from './useViews.ts';

/** Nine digits or more, with any separators: a CPF, a card number or a telephone number. */
const holdsNumber = (text: string) => /(?:\d[ .\-/]*){9}/.test(text);

const createViewSuite = (taken: readonly string[]) =>
  create(({ name }: { name: string }) => {
    test('name', 'Dê um nome aos filtros', () => {
      enforce(name).isNotBlank();
    });
    test('name', 'Não use CPF nem número de carteirinha no nome', () => !holdsNumber(name));
    test('name', 'Já existem filtros com este nome', () => !taken.includes(name.trim()));
  });

interface SaveViewModalProps {
  views: ListViews;
  onClose: () => void;
}

export function SaveViewModal({ views, onClose }: SaveViewModalProps) {
  const { current, personalTitles, viewsOfList } = views;
  const [taken] = useState(() => viewsOfList.flatMap(({ name }) => (name === current?.name ? [] : [name])));
  const suite = useCallback(() => createViewSuite(taken), [taken]);
  const form = useForm<{ name: string; isDefault: boolean }>({
    initial: { name: current?.name ?? '', isDefault: current?.isDefault ?? false },
    draft: useDraft(`view of ${views.list}`),
    suite,
    onSubmit: ({ name, isDefault }) => {
      views.save(name.trim(), isDefault);
      announce(`Filtros salvos: ${name.trim()}`);
      onClose();
    },
  });
  // The name is the only field, so it has the focus.
  const focusName = useEffectEvent(() => form.focusFirst(['name']));
  useEffect(() => {
    focusName();
  }, []);
  return (
    <FormModal title={current ? 'Editar filtros salvos' : 'Salvar filtros'} form={form} onClose={onClose} size="small">
      <TextField
        {...form.field('name')}
        label="Nome para estes filtros"
        hint="Os filtros atuais serão salvos neste navegador."
        autoComplete="off"
        maxLength={40}
        isRequired
      />
      <Checkbox {...form.field('isDefault')} label="Usar como filtro padrão da lista" />
      {personalTitles.length > 0 && (
        <Note>{`Não é possível salvar ${personalTitles.join(' e ')}: são dados pessoais.`}</Note>
      )}
    </FormModal>
  );
}

import { MultiSelect, Select } from '@oraculo/ui';
import { type Period, type PickedPeriod, periodOf, pickedPeriodOf } from '../../dates/period.ts';
import { sameValue } from '../../forms/sameValue.ts';
import { useFilterSelect } from '../../queries/useFilterSelect.ts';
import type { Options } from '../../queries/useOptions.ts';
import { PeriodField } from './PeriodField.tsx';
import { validateOptionalPeriod, validatePeriod } from './validatePeriod.ts';
import { choiceTag, periodTag } from '../filterTags.ts';
import { ListFilterBar } from '../ListFilterBar.tsx';
import { useFilterForm } from '../useFilterForm.ts';

export interface PeriodFilters {
  period: Period | null;
  /** The users who sent something. */
  users: readonly string[];
}

interface PeriodFilterBarProps {
  /** The accessible name of the group of filters. */
  label: string;
  /** The key of the draft that is kept for the same user when the session expires. */
  name: string;
  applied: PeriodFilters;
  /** The values that “Limpar” sets. */
  cleared: PeriodFilters;
  senders: Options<unknown>;
  isMultiUser?: boolean;
  /** Both dates are required, and a second search needs a change. */
  isRequired?: boolean;
  maxSpanDays?: number;
  onApply: (next: PeriodFilters) => void;
}

interface Draft {
  period: PickedPeriod;
  users: readonly string[];
}

const draftOf = ({ period, users }: PeriodFilters): Draft => ({ period: pickedPeriodOf(period), users });

const isEmpty = ({ period, users }: Draft): boolean =>
  [period.start, period.end, period.startProblem, period.endProblem, users[0]].every((value) => !value);

/** The filters of every list of uploads: a period and a sender. */
export function PeriodFilterBar(props: PeriodFilterBarProps) {
  const { name, applied, cleared, senders, isMultiUser = false, isRequired = false, maxSpanDays, onApply } = props;
  const form = useFilterForm<Draft>({
    name,
    applied: draftOf(applied),
    validate: isRequired ? validatePeriod : validateOptionalPeriod,
    onApply: ({ period, users }) => onApply({ period: periodOf(period), users }),
  });
  const { change, values } = form;
  const blocked = () => {
    if (form.firstError) return form.firstError;
    if (isRequired) return form.isDirty ? undefined : 'Altere um filtro para pesquisar de novo';
    return isEmpty(values) ? 'Preencha ao menos um filtro' : undefined;
  };
  const isCleared = !form.isDirty && sameValue(values, draftOf(cleared));
  const { ref, onValidityChange } = form.field('users');
  const options = useFilterSelect(senders, values.users);
  const userField = { ...options, label: 'Usuário', placeholder: 'Usuário', ref, onValidityChange };
  const tags = [
    ...periodTag(applied.period, isRequired),
    ...applied.users.flatMap((user) => choiceTag({ id: user, name: 'Usuário', value: user, options: options.options })),
  ];
  const removeTag = (id: string) => {
    const period = id === 'period' ? null : applied.period;
    form.clear(draftOf({ period, users: applied.users.filter((user) => user !== id) }));
  };
  return (
    <ListFilterBar
      label={props.label}
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(draftOf(cleared))}
      clearDisabledReason={isCleared ? `Nada foi ${isRequired ? 'alterado' : 'preenchido'} ainda` : undefined}
      submitDisabledReason={blocked()}
      tags={tags}
      onRemoveTag={removeTag}
      onSheetClose={form.resync}
    >
      <PeriodField form={form} maxSpanDays={maxSpanDays} isRequired={isRequired} isClearable={!isRequired} />
      {isMultiUser ? (
        <MultiSelect {...userField} value={values.users} onChange={(next) => change({ users: next })} />
      ) : (
        <Select
          {...userField}
          value={values.users[0] ?? null}
          onChange={(next) => change({ users: next === null ? [] : [next] })}
        />
      )}
    </ListFilterBar>
  );
}

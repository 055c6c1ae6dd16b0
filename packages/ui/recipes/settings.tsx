import { Button, Card, CheckboxGroup, Inline, RadioGroup, Stack, Switch, toast, useConfirm } from '@oraculo/ui';
import { useState } from 'react';

const languages = [
  { value: 'pt-BR', label: 'Português' },
  { value: 'en-US', label: 'English' },
  { value: 'es', label: 'Español' },
];
const channels = [
  { value: 'mail', label: 'E-mail' },
  { value: 'page', label: 'Na página' },
];

/** Switches act at once; what is chosen in a form waits for its button; what cannot be undone asks first. */
export function Settings() {
  const [isOn, setOn] = useState(true);
  const [language, setLanguage] = useState<string | null>('pt-BR');
  const [chosen, setChosen] = useState<string[]>(['mail']);
  const confirm = useConfirm();
  const close = async () => {
    const isSure = await confirm({
      title: 'Encerrar a conta?',
      message: 'Os dados são apagados em 30 dias.',
      confirmLabel: 'Encerrar',
      tone: 'critical',
    });
    if (isSure) toast.info({ title: 'A conta será encerrada' });
  };
  return (
    <Stack gap={5}>
      <Card title="Avisos">
        <Stack>
          <Switch label="Avisar quando um lote terminar" value={isOn} onChange={setOn} />
          <CheckboxGroup label="Onde avisar" options={channels} value={chosen} onChange={setChosen} />
        </Stack>
      </Card>
      <Card title="Idioma">
        <Stack>
          <RadioGroup label="Idioma da página" options={languages} value={language} onChange={setLanguage} />
          <Inline>
            <Button onPress={() => toast.success({ title: 'Preferências salvas' })}>Salvar</Button>
          </Inline>
        </Stack>
      </Card>
      <Card title="Conta">
        <Button tone="critical" emphasis="outline" onPress={() => void close()}>
          Encerrar a conta
        </Button>
      </Card>
    </Stack>
  );
}

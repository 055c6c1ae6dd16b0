import { Button, Popover, Tooltip } from '@oraculo/ui';
import { X } from '@lucide/icons';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import * as question from '../../components/ConfirmDialog/ConfirmDialog.css.ts';
import * as drawer from '../../components/Drawer/Drawer.css.ts';
import * as modal from '../../components/Modal/Modal.css.ts';
import { ToastCard } from '../../components/Toasts/ToastCard.tsx';
import type { Miniature } from './Gallery.tsx';
import { atEdge, still } from './Stills.css.ts';

const cross = <SvgIcon icon={X} size={20} />;

const toast = {
  id: 'miniatura',
  variant: 'success',
  title: 'Arquivo enviado',
  message: '1.842 linhas.',
  durationMs: Infinity,
  count: 1,
  raisedAt: 0,
} as const;

/** Open overlays are elements with the styles of the component, because a real dialog would take the focus and cover the page. */
export const miniatures: readonly Miniature[] = [
  {
    name: 'Modal',
    page: 'sobreposições-modal',
    part: (
      <div className={still}>
        <div className={modal.panels.medium}>
          <div className={modal.dialog}>
            <div className={modal.head}>
              <h4 className={modal.title}>Inclusão de grupo</h4>
              {cross}
            </div>
            <div className={modal.body}>Quem está no grupo vê as mesmas operadoras.</div>
            <div className={modal.foot}>
              <Button emphasis="outline">Cancelar</Button>
              <Button>Salvar</Button>
            </div>
          </div>
        </div>
      </div>
    ),
  },
  {
    name: 'Drawer',
    page: 'sobreposições-drawer',
    part: (
      <div className={atEdge}>
        <div className={`${drawer.sides.end} ${drawer.sizes.medium}`}>
          <div className={drawer.dialog}>
            <div className={modal.head}>
              <h4 className={modal.title}>Guia 20261107</h4>
              {cross}
            </div>
            <div className={modal.body}>Carteirinha vencida em 02/11/2026.</div>
            <div className={modal.foot}>
              <Button emphasis="outline">Fechar</Button>
            </div>
          </div>
        </div>
      </div>
    ),
  },
  {
    name: 'useConfirm',
    page: 'sobreposições-confirmdialog',
    part: (
      <div className={still}>
        <div className={modal.panels.small}>
          <div className={question.dialog}>
            <h4 className={question.title}>Excluir credencial?</h4>
            <p className={question.message}>Quem a usa perde o acesso.</p>
            <div className={question.actions}>
              <Button emphasis="outline">Cancelar</Button>
              <Button tone="critical">Excluir</Button>
            </div>
          </div>
        </div>
      </div>
    ),
  },
  {
    name: 'Popover',
    page: 'sobreposições-popover',
    part: <Popover label="Onde encontro?">No verso do cartão.</Popover>,
  },
  {
    name: 'Tooltip',
    page: 'sobreposições-tooltip',
    part: (
      <Tooltip text="Leva um minuto">
        <Button emphasis="outline">Recalcular</Button>
      </Tooltip>
    ),
  },
  {
    name: 'toast',
    page: 'avisos-toast',
    part: (
      <div className={still}>
        <ToastCard toast={toast} isPaused />
      </div>
    ),
  },
];

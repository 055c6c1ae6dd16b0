import { Download } from '@lucide/icons';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BasenameContext, NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Ações/Link',
  component: Link,
  args: { href: '/eligibilities/report', children: 'Relatório de elegibilidade' },
  parameters: { spec: ['1 §2 Eligibility report: link button', 'links: noopener noreferrer'] },
  decorators: [
    (Story) => (
      <NavigateContext value={navigate}>
        <Story />
      </NavigateContext>
    ),
  ],
});

export const Inlined = meta.story();
export const Neutral = meta.story({ args: { tone: 'neutral' } });
export const Quiet = meta.story({
  args: { emphasis: 'quiet', children: 'Baixar modelo', icon: <Icon of={Download} />, download: true },
});
export const Outline = meta.story({ args: { emphasis: 'outline', children: 'Voltar ao início' } });
export const Disabled = meta.story({ args: { emphasis: 'quiet', disabledReason: 'O relatório ainda está na fila' } });

export const ANameThatSaysNothing = meta.story({ args: { children: 'Clique aqui' } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Inline>
        <Link {...args} />
        <Link {...args} tone="neutral" />
        <Link {...args} icon={<Icon of={Download} size={16} />} opensInNewTab />
        <Link {...args} disabledReason="O relatório ainda está na fila" />
      </Inline>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          {(['quiet', 'outline', 'solid'] as const).map((emphasis) => (
            <Link key={emphasis} {...args} emphasis={emphasis} size={size} icon={<Icon of={Download} />} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const APlainClickUsesTheRouterOfTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Relatório de elegibilidade' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/eligibilities/report');
  },
});

export const EnterFollowsTheLink = meta.story({
  parameters: { spec: ['APG link: Enter'] },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/eligibilities/report');
  },
});

export const TheBrowserHandlesModifiedClicksAndOtherOrigins = meta.story({
  render: (args) => (
    // Prevents the navigation: an event that bubbles up to here was left to the browser.
    <span ref={keepOnPage}>
      <Inline>
        <Link {...args} />
        <Link href="https://exemplo.com.br/guia">Guia da operadora</Link>
        <Link href="/modelo.csv" download>
          Baixar modelo
        </Link>
      </Inline>
    </span>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Relatório de elegibilidade' });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await userEvent.click(canvas.getByRole('link', { name: 'Guia da operadora' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Baixar modelo' }));
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const WithABasenameTheHrefHasItAndTheRouterAddressDoesNot = meta.story({
  parameters: { spec: ['basename through UiProvider'] },
  render: (args) => (
    <BasenameContext value="/portal/">
      <Inline>
        <Link {...args} />
        <Link href="https://exemplo.com.br/guia">Guia da operadora</Link>
        <Link href="//exemplo.com.br/guia">Guia antigo</Link>
        <Link href="mailto:ajuda@exemplo.com.br">Ajuda</Link>
      </Inline>
    </BasenameContext>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/portal/eligibilities/report',
      'https://exemplo.com.br/guia',
      '//exemplo.com.br/guia',
      'mailto:ajuda@exemplo.com.br',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Relatório de elegibilidade' }));
    await expect(navigate.mock.calls).toEqual([['/eligibilities/report']]);
  },
});

export const ALinkToANewTabSaysSoAndIsNoopener = meta.story({
  args: { opensInNewTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Relatório de elegibilidade (abre em nova aba)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const ADisabledLinkStaysFocusableAndSaysWhy = meta.story({
  args: { disabledReason: 'O relatório ainda está na fila' },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    const link = canvas.getByRole('link', { description: 'O relatório ainda está na fila' });
    await expect(link).toHaveFocus();
    await expect(await canvas.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'O relatório ainda está na fila',
    );
    await userEvent.click(link);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

function keepOnPage(element: HTMLElement | null) {
  element?.addEventListener('click', (event) => event.preventDefault());
}

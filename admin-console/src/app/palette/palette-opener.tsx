import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, radius, space, type, useToast } from '@site/ui';
import { leaveBy } from '../../shared/leave-gate';
import { withRemedy } from '../../shared/with-remedy';
import type { Command } from './commands';
import type { PaletteProps } from './palette';
import { usePaletteKey } from './use-palette-key';

const loadPalette = async () => (await import('./palette')).Palette;

/** The way to the palette: a button in the sidebar, and Ctrl+K or Cmd+K anywhere. */
export function PaletteOpener({ userId }: { userId: string }) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [open, setOpen] = useState(false);
  const { toast } = useToast();

  const prepare = useCallback(
    () =>
      loadPalette().then(
        (loaded) => setPalette(() => loaded),
        (error: unknown) => {
          setOpen(false);
          const description = withRemedy('The search could not be loaded', error);
          toast({ title: 'Error', description, variant: 'destructive' });
        },
      ),
    [toast],
  );
  const handleOpen = useCallback(() => {
    setOpen(true);
    void prepare();
  }, [prepare]);
  const handleClose = useCallback(() => setOpen(false), []);
  usePaletteKey(open, handleOpen, handleClose);
  const choose = useChoice(open, handleClose);

  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={handleOpen}>
        <Search aria-hidden />
        <span>Search or jump to...</span>
        <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </Opener>
      {open && Palette && <Palette userId={userId} onClose={handleClose} onChoose={choose} />}
    </>
  );
}

/** Carries out what was chosen once the palette is closed and has given the focus back: the next screen may take it. */
function useChoice(open: boolean, close: () => void) {
  const navigate = useNavigate();
  const chosen = useRef<Command>(undefined);

  useEffect(() => {
    const command = chosen.current;
    if (open || !command) return;
    chosen.current = undefined;
    setTimeout(() => {
      if ('run' in command) command.run();
      else if (command.reload) leaveBy(() => window.location.assign(command.address));
      else leaveBy(() => void navigate(command.address));
    });
  }, [open, navigate]);

  return (command: Command) => {
    chosen.current = command;
    close();
  };
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const Opener = styled.button`
  ${type.small}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: 40px;
  padding: 0 ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  color: ${color.inkSoft};
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: ${color.inkSoft};
    color: ${color.ink};
  }

  span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  kbd {
    ${type.mono}
  }

  ${media.desktop} {
    flex: none;
    gap: 6px;

    svg {
      width: 16px;
      height: 16px;
    }
  }

  @media (hover: none), (max-width: 47.99em) {
    kbd {
      display: none;
    }
  }
`;

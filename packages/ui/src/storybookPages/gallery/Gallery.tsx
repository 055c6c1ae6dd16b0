import { UiProvider } from '@oraculo/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { family as familyClass, name as nameClass, picture, tile } from './Gallery.css.ts';

/** One part: its name, its page, and itself. */
export interface Miniature {
  name: string;
  page: string;
  part: ReactNode;
}

interface GalleryProps {
  /** Fetches the pictures; called as they come near the window. */
  load: () => Promise<{ miniatures: readonly Miniature[] }>;
}

/** The parts of one family, alive, in the mode of the toolbar; loaded as one scrolls to them. */
export function Gallery({ load }: GalleryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [miniatures, setMiniatures] = useState<readonly Miniature[]>([]);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load().then((family) => setMiniatures(family.miniatures));
      },
      { rootMargin: '300px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [load]);
  return (
    <div ref={ref} className={`sb-unstyled ${familyClass}`}>
      {miniatures.map(({ name, page, part }) => (
        <a key={name} className={tile} href={`?path=/docs/${page}--docs`} target="_top">
          <div className={picture} inert>
            <UiProvider>{part}</UiProvider>
          </div>
          <span className={nameClass}>{name}</span>
        </a>
      ))}
    </div>
  );
}

import { UiProvider } from '@oraculo/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { family as familyClass, name as nameClass, picture, tile } from './Gallery.css.ts';

/** One component: its name, its page, and a live example. */
export interface Miniature {
  name: string;
  page: string;
  part: ReactNode;
}

/** Runs once, when the element comes near the window. */
function useNearWindow(onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const comeNear = useEffectEvent(onNear);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        comeNear();
      },
      { rootMargin: '300px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return ref;
}

interface FamilyProps {
  miniatures: readonly Miniature[];
}

const Tiles = ({ miniatures }: FamilyProps) =>
  miniatures.map(({ name, page, part }) => (
    <div key={name} className={tile}>
      <div className={picture} inert>
        <UiProvider>{part}</UiProvider>
      </div>
      <a className={nameClass} href={`?path=/docs/${page}--docs`} target="_top">
        {name}
      </a>
    </div>
  ));

const familyOnPage = `sb-unstyled ${familyClass}`;

/** The live components of one family, in the colour mode of the toolbar. The first family loads with the page. */
export const Family = ({ miniatures }: FamilyProps) => (
  <div className={familyOnPage}>
    <Tiles miniatures={miniatures} />
  </div>
);

interface GalleryProps {
  /** Loads the miniatures when they come near the window. */
  load: () => Promise<FamilyProps>;
}

/** A family that loads when the user scrolls to it. */
export function Gallery({ load }: GalleryProps) {
  const [miniatures, setMiniatures] = useState<readonly Miniature[]>([]);
  const ref = useNearWindow(() => {
    void load().then((family) => setMiniatures(family.miniatures));
  });
  return (
    <div ref={ref} className={familyOnPage}>
      <Tiles miniatures={miniatures} />
    </div>
  );
}

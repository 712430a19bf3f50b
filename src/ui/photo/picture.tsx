import { useCallback } from 'react';

/** A picture that is in memory. */
export function Picture({ of, alt }: { of: Blob | ArrayBuffer; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(of instanceof Blob ? of : new Blob([of]));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [of],
  );
  return <img ref={show} alt={alt} />;
}

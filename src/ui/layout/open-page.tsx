import type { ReactNode, Ref } from 'react';
import type { Language } from '#contract/platform/languages.ts';
import { brand, page, workshop } from '#src/device/page.ts';
import { TelLink } from '../contact/tel-link.tsx';
import { WheelMark } from '../wheel-mark.tsx';

interface Props {
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The page around what is seen without a login: whose it is above, with their telephone; where and when they are found below, and whose product it is. */
export function OpenPage({ ref, children }: Props) {
  const { title, logo } = brand.use();
  const shop = workshop.use();
  return (
    <main className="login" ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      <div className="login-brand">
        {logo ? <img src={logo} alt={title} /> : !shop && <WheelMark />}
        {(shop || !logo) && <span>{shop?.name ?? title}</span>}
        {shop?.phone && <TelLink className="button" phone={shop.phone} />}
      </div>
      {children}
      <footer className="login-foot">
        {shop && (
          <address className="login-shop">
            <b>{shop.name}</b>
            {shop.address && <span>{shop.address}</span>}
            {shop.opening && (
              <span>{shop.opening.said[document.documentElement.lang as Language]}</span>
            )}
            {shop.phone && <TelLink phone={shop.phone} />}
          </address>
        )}
        <small>{shop ? `Wheelhouse ${page.version}` : page.version}</small>
      </footer>
    </main>
  );
}

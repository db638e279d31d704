'use client';
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useCallback, type AnchorHTMLAttributes } from 'react';

/** What the components ask of React Router, answered by Next.js. The pages that this export lacks are not prefetched. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <NextLink href={to} prefetch={false} {...rest} />
);

export const useLocation = () => ({ pathname: usePathname() });

export function useNavigate() {
  const router = useRouter();
  return useCallback((to: string) => router.push(to), [router]);
}

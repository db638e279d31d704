import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { type } from '../theme/tokens';
import { LinkButton } from './link-button';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paged: 'Messages'. */
  label: string;
}

/** Way to the neighbouring pages of a long list; nothing where there is only one page. */
export const Pagination = ({ page, pageCount, hrefOf, label }: PaginationProps) => {
  if (pageCount <= 1) return null;
  // At the ends without effect, but not taken away: the one that was pressed keeps the focus.
  const linkTo = (target: number) => {
    const isBeyond = target < 1 || target > pageCount;
    return {
      href: hrefOf(isBeyond ? page : target),
      $tone: 'outline',
      $size: 'small',
      'aria-disabled': isBeyond,
      onClick: (event: MouseEvent) => isBeyond && event.preventDefault(),
    } as const;
  };
  return (
    <Row aria-label={`${label}, pages`}>
      <LinkButton {...linkTo(page - 1)}>
        <ArrowLeft aria-hidden />
        Previous
      </LinkButton>
      <span>
        Page {page} of {pageCount}
      </span>
      <LinkButton {...linkTo(page + 1)}>
        Next
        <ArrowLeft aria-hidden />
      </LinkButton>
    </Row>
  );
};

const Row = styled.nav`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  & > :last-child > svg {
    rotate: 180deg;
  }
`;
